import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useCheckProfileSubmissionQuery } from '@portal/api/profile/profile.status.api';
import { paths } from '@portal/domain/site/paths';
import { useCurrentProfile } from '@portal/portal-core/current-profile';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';

const WelcomeDialog = lazy(async () => ({ default: (await import('./welcome-dialog.tsx')).WelcomeDialog }));

/**
 * Opens the welcome once a profile is there that was never submitted, except on the profile page itself (WEL-1).
 * Closed once, it stays closed for this person until the page is loaded anew. A failed question is silent (NTF-8).
 */
export function WelcomeGate() {
  const { profile } = useCurrentProfile();
  const { pathname } = useLocation();
  const { parentSiteUrl } = usePortalConfig().tenant;
  const { data } = useCheckProfileSubmissionQuery(undefined, { skip: !profile?.id || profile.userType === 'OPERATOR' });
  const [closedFor, setClosedFor] = useState<string | null>(null);

  const isDue = profile !== null && data?.isSubmitted === false && closedFor !== profile.id;
  if (!isDue || pathname.startsWith(paths.teacherProfile())) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeDialog open onClose={() => setClosedFor(profile.id)} parentSiteUrl={parentSiteUrl} />
    </Suspense>
  );
}
