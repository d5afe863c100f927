import { useEffect } from 'react';
import type { Analytics } from '@portal/portal-core/analytics';
import { useCurrentRoute } from '../routing/sections-context.tsx';

/** One event for each page. The route's pattern is told, never the address: that may name a person's things. */
export function PageViews({ analytics }: { analytics: Analytics }) {
  const pattern = useCurrentRoute()?.route.path ?? 'not-found';
  useEffect(() => analytics.track({ name: 'page_view', page: pattern }), [analytics, pattern]);
  return null;
}
