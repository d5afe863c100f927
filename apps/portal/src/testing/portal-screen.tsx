import { chatsContract } from '@portal/domain/chat/chats.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { profileContract } from '@portal/domain/profile/profile.contract';
import { FrameLanguageProvider } from '@portal/portal-core/frame-language';
import type { PortalSection } from '@portal/portal-core/section';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import type { WorldOptions } from '@portal/testing-react/fake-world';
import { PortalFrame } from '../layout/portal-frame.tsx';
import { sections } from '../registry.ts';
import { SectionsContext } from '../routing/sections-context.tsx';
import { ProfileLoader } from '../session/profile-loader.tsx';

/** The page at the story's `path` as a visitor sees it: between header and menu, reached by the portal's own routes. */
export function PortalScreen({ shown = sections }: { shown?: readonly PortalSection[] }) {
  return (
    <SectionsContext value={shown}>
      <ProfileLoader />
      <FrameLanguageProvider>
        <PortalFrame />
      </FrameLanguageProvider>
    </SectionsContext>
  );
}

/** What the frame itself asks for. */
const FRAME: readonly Fake[] = [
  fake(profileContract.checkProfileSubmission, { isSubmitted: true }),
  fake(notificationsContract.countNotSeenNotifications, { count: 5 }),
  fake(chatsContract.listChats, { total: 3, items: [] }),
];

interface PageStory {
  parameters?: Pick<WorldOptions, 'signedIn' | 'session' | 'config'> & { platform?: readonly Fake[]; path?: string };
}

/** The address and the platform of a page's own story, for the same page inside the portal. */
export function inPortal(page: PageStory, state: PageStory = {}) {
  const { platform = [], path, signedIn, session, config } = { ...page.parameters, ...state.parameters };
  return { platform: [...platform, ...FRAME], path, signedIn, session, config };
}
