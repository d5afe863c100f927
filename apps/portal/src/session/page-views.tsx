import { useEffect } from 'react';
import type { Analytics } from '@portal/portal-core/analytics';
import { useConsentChoice } from '../consent/consent-context.ts';
import { useCurrentRoute } from '../routing/sections-context.tsx';

/** One event for each page. The route's pattern is told, never the address: that may name a person's things. */
export function PageViews({ analytics }: { analytics: Analytics }) {
  const pattern = useCurrentRoute()?.route.path ?? 'not-found';
  const choice = useConsentChoice();
  // The page on which she allows it counts as well.
  useEffect(() => analytics.track({ name: 'page_view', page: pattern }), [analytics, pattern, choice]);
  return null;
}
