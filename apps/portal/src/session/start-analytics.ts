import { type Analytics, createAnalytics, type DataLayer, noAnalytics } from '@portal/portal-core/analytics';
import type { PortalConfig } from '@portal/portal-core/portal-config';

declare global {
  interface Window {
    dataLayer?: DataLayer;
  }
}

/**
 * Off unless a tag manager is configured (D6). Its script is written into the document by the server that configures it,
 * because this page may not make script addresses (Trusted Types 'none'); we only fill its queue.
 */
export function startAnalytics({ analytics }: Pick<PortalConfig, 'analytics'>): Analytics {
  if (!analytics) return noAnalytics;
  window.dataLayer ??= [] as object[];
  return createAnalytics(window.dataLayer);
}
