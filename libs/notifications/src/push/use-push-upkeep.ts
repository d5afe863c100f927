import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { useRegisterPushTokenMutation } from '@portal/api/notifications/notifications.api';
import { Id } from '@portal/domain/contract/scalar';
import { paths } from '@portal/domain/site/paths';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';

/** What the worker asks of an open page; `push-worker.js` says it. */
const OpenAsked = v.object({ kind: v.literal('notification.open'), id: v.nullable(Id) });

/**
 * Once for each sign-in: a browser that is subscribed belongs to whoever is signed in now (security 2.11), and a
 * notification of the browser opens in this page, where nothing half-written is lost.
 */
export function usePushUpkeep(): void {
  const publicKey = usePortalConfig().push?.publicKey;
  const [register] = useRegisterPushTokenMutation();
  const navigate = useNavigate();

  useEffect(() => {
    if (publicKey === undefined || !('Notification' in window) || Notification.permission !== 'granted') return;
    const keepUp = async () => {
      const { findSubscription, isPushSupported, subscribe, tokenOf } = await import('./web-push.ts');
      // Without one the reader has turned it off here.
      if (!isPushSupported() || !(await findSubscription())) return;
      await register({ body: { token: tokenOf(await subscribe(publicKey)) } });
    };
    // Silent: the settings page tells whoever wants to know.
    void keepUp().catch(() => undefined);
  }, [publicKey, register]);

  useEffect(() => {
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
      const { success, output } = v.safeParse(OpenAsked, data);
      if (!success) return;
      ports[0]?.postMessage('opened');
      void navigate(output.id === null ? paths.notifications() : paths.notification(output.id));
    };
    workers?.addEventListener('message', onMessage);
    return () => workers?.removeEventListener('message', onMessage);
  }, [navigate]);
}
