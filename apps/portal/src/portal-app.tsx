import { Provider } from 'react-redux';
import type { Session } from '@portal/auth/tab-session';
import { type Analytics, noAnalytics } from '@portal/portal-core/analytics';
import { FrameLanguageProvider } from '@portal/portal-core/frame-language';
import type { PortalConfig } from '@portal/portal-core/portal-config';
import { PortalConfigProvider } from '@portal/portal-core/portal-config-context';
import type { PortalSection } from '@portal/portal-core/section';
import { SessionProvider } from '@portal/portal-core/session-context';
import type { PortalStore } from '@portal/portal-core/store';
import { TeacherZone } from '@portal/portal-core/teacher-zone';
import { UiProvider } from '@portal/ui/provider';
import { ConsentContext } from './consent/consent-context.ts';
import type { Consent } from './consent/consent.ts';
import { PortalFrame } from './layout/portal-frame.tsx';
import { SectionsContext } from './routing/sections-context.tsx';
import { PageViews } from './session/page-views.tsx';
import { ProfileLoader } from './session/profile-loader.tsx';
import { type Connection, SessionEffects } from './session/session-effects.tsx';

interface PortalAppProps {
  config: PortalConfig;
  session: Session;
  store: PortalStore;
  sections: readonly PortalSection[];
  connection: Connection;
  analytics?: Analytics;
  consent?: Consent | null;
}

/** The whole portal inside whatever router the caller gives it. */
export function PortalApp({
  config,
  session,
  store,
  sections,
  connection,
  analytics = noAnalytics,
  consent = null,
}: PortalAppProps) {
  return (
    <Provider store={store}>
      <UiProvider>
        <PortalConfigProvider config={config}>
          <SessionProvider session={session}>
            <SectionsContext value={sections}>
              <ConsentContext value={consent}>
                <ProfileLoader />
                <SessionEffects connection={connection} analytics={analytics} />
                <PageViews analytics={analytics} />
                <TeacherZone>
                  <FrameLanguageProvider>
                    <PortalFrame />
                  </FrameLanguageProvider>
                </TeacherZone>
              </ConsentContext>
            </SectionsContext>
          </SessionProvider>
        </PortalConfigProvider>
      </UiProvider>
    </Provider>
  );
}
