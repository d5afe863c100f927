import { type ReactNode, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { baseApi } from '@portal/api/base-api';
import { configureTransport } from '@portal/api/transport';
import type { Session } from '@portal/auth/tab-session';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { FrameLanguageProvider, useSpokenLanguage } from '@portal/portal-core/frame-language';
import type { PortalConfig } from '@portal/portal-core/portal-config';
import { PortalConfigProvider } from '@portal/portal-core/portal-config-context';
import { SessionProvider, useIsSignedIn } from '@portal/portal-core/session-context';
import { createPortalStore, type PortalStore } from '@portal/portal-core/store';
import { type FakeRealtime, fakeRealtime } from '@portal/testing/fake-realtime';
import { UiProvider } from '@portal/ui/provider';
import { UiLanguage } from '@portal/ui/ui-language';
import { type FakeSession, fakeSession } from './fake-session.ts';

export interface WorldOptions {
  signedIn?: boolean;
  /** Answers requests in place of the network; the global `fetch` (MSW in Jest) where it is left out. */
  fetch?: typeof fetch;
  session?: Partial<Session>;
  config?: Partial<PortalConfig>;
}

/** Everything that the portal's boot wires, with a fake session, a fake socket and no network. */
export interface World {
  readonly store: PortalStore;
  readonly session: FakeSession;
  readonly realtime: FakeRealtime;
  /** Puts the world around a tree; a router is the caller's. */
  wrap(children: ReactNode): ReactNode;
  /** Forgets what was asked, so that nothing is asked again behind the next test's back. */
  end(): void;
}

const aConfig: PortalConfig = {
  apiOrigin: '',
  issuer: 'http://localhost/oidc',
  clientId: 'teacher-portal',
  authMode: 'BOTH',
  tenant: DEFAULT_TENANT,
  demo: false,
};

/** As the portal's frame does: document and parts speak what the family's page says that it speaks; who has a session reads Korean. */
function SpokenByPage({ children }: { children: ReactNode }) {
  const spoken = useSpokenLanguage();
  const isSignedIn = useIsSignedIn();
  const language = isSignedIn ? 'ko' : (spoken ?? 'ko');
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = 'ko';
    };
  }, [language]);
  return <UiLanguage language={language}>{children}</UiLanguage>;
}

/** Makes a fresh store and points the api at this world. The last world made is the one that is asked. */
export function createWorld({ signedIn = true, fetch, session: over, config }: WorldOptions = {}): World {
  const session = fakeSession(signedIn, over);
  const realtime = fakeRealtime();
  const store = createPortalStore();
  configureTransport({
    origin: location.origin,
    headers: () => ({
      'accept-language': 'ko',
      platform: 'WEB',
      'tenant-code': DEFAULT_TENANT.code,
      'device-id': session.deviceId(),
    }),
    session,
    realtime,
    ...(fetch && { fetch }),
  });
  return {
    store,
    session,
    realtime,
    wrap: (children) => (
      <Provider store={store}>
        <UiProvider>
          <PortalConfigProvider config={{ ...aConfig, ...config }}>
            <SessionProvider session={session}>
              <FrameLanguageProvider>
                <SpokenByPage>{children}</SpokenByPage>
              </FrameLanguageProvider>
            </SessionProvider>
          </PortalConfigProvider>
        </UiProvider>
      </Provider>
    ),
    end: () => void store.dispatch(baseApi.util.resetApiState()),
  };
}
