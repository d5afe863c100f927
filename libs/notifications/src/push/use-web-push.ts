import { useEffect, useState } from 'react';
import {
  useRegisterPushTokenMutation,
  useUnregisterPushTokenMutation,
} from '@portal/api/notifications/notifications.api';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { findSubscription, isPushSupported, subscribe, tokenOf } from './web-push.ts';

/** `unavailable`: the server sends no push. `off` with `canAsk` false: allowed, but turned off by the reader. */
export type PushState = 'checking' | 'unsupported' | 'unavailable' | 'blocked' | 'off' | 'on';

export interface WebPush {
  state: PushState;
  /** The browser has not been asked for its permission yet. */
  canAsk: boolean;
  isBusy: boolean;
  /** What came of the last press: the browser's question was closed without an answer, or something failed. */
  outcome: 'refused' | 'failed' | null;
  /** Asks for the permission: only ever after a press of 알림 켜기. */
  turnOn: () => Promise<boolean>;
  turnOff: () => Promise<boolean>;
}

function firstState(publicKey: string | undefined): PushState {
  if (publicKey === undefined) return 'unavailable';
  if (!isPushSupported()) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'checking';
}

/** Notifications of the browser itself: whether they come to this one, and how to change that. */
export function useWebPush(): WebPush {
  const publicKey = usePortalConfig().push?.publicKey;
  const [state, setState] = useState<PushState>(() => firstState(publicKey));
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<WebPush['outcome']>(null);
  const [register] = useRegisterPushTokenMutation();
  const [unregister] = useUnregisterPushTokenMutation();

  useEffect(() => {
    if (state !== 'checking') return undefined;
    let isGone = false;
    const found = (subscription: PushSubscription | null) => {
      const isOn = subscription !== null && Notification.permission === 'granted';
      if (!isGone) setState(isOn ? 'on' : 'off');
    };
    findSubscription().then(found, () => found(null));
    return () => {
      isGone = true;
    };
  }, [state]);

  async function attempt(change: () => Promise<PushState>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setOutcome(null);
    try {
      const next = await change();
      setState(next);
      return true;
    } catch {
      setOutcome('failed');
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    state,
    canAsk: isPushSupported() && Notification.permission === 'default',
    isBusy,
    outcome,
    turnOn: async () => {
      let isOn = false;
      await attempt(async () => {
        const permission = await Notification.requestPermission();
        if (permission === 'denied') return 'blocked';
        if (permission !== 'granted') {
          setOutcome('refused');
          return 'off';
        }
        const subscription = await subscribe(publicKey ?? '');
        try {
          await register({ body: { token: tokenOf(subscription) } }).unwrap();
        } catch (error) {
          // On here and unknown there would be a promise that nobody keeps.
          await subscription.unsubscribe();
          throw error;
        }
        isOn = true;
        return 'on';
      });
      return isOn;
    },
    turnOff: () =>
      attempt(async () => {
        const subscription = await findSubscription();
        if (subscription) {
          await subscription.unsubscribe();
          // The server notices a dead subscription with its next message too.
          void unregister({ body: { token: tokenOf(subscription) } });
        }
        return 'off';
      }),
  };
}
