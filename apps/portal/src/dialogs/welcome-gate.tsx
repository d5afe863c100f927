import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCheckProfileSubmissionQuery } from '@portal/api/profile/profile.status.api';
import { paths } from '@portal/domain/site/paths';
import { useCurrentProfile } from '@portal/portal-core/current-profile';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { late } from '@portal/ui/late';

const WelcomeDialog = late(async () => ({ default: (await import('./welcome-dialog.tsx')).WelcomeDialog }));

const KEY = 'welcome-closed-for';

// Where the browser keeps nothing, it opens again with the next load.
function closedBefore(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
function remember(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Nothing to do about it.
  }
}

/**
 * Opens the welcome once a profile is there that was never submitted, except on the profile page itself (WEL-1).
 * Closed once, it stays closed for this person as long as the tab is open, also when the page is loaded anew. A failed question is silent (NTF-8).
 */
export function WelcomeGate() {
  const { profile } = useCurrentProfile();
  const { pathname } = useLocation();
  const { parentSiteUrl } = usePortalConfig().tenant;
  const { data } = useCheckProfileSubmissionQuery(undefined, { skip: !profile?.id || profile.userType === 'OPERATOR' });
  const [closedFor, setClosedFor] = useState(closedBefore);
  const close = (id: string) => {
    setClosedFor(id);
    remember(id);
  };

  const isDue = profile !== null && data?.isSubmitted === false && closedFor !== profile.id;
  if (!isDue || pathname.startsWith(paths.teacherProfile())) return null;
  return <WelcomeDialog open onClose={() => close(profile.id)} parentSiteUrl={parentSiteUrl} />;
}
