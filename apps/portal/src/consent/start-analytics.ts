import { type Analytics, noAnalytics } from '@portal/portal-core/analytics';
import type { PortalConfig } from '@portal/portal-core/portal-config';
import { type Consent, createConsent } from './consent.ts';
import { consentedAnalytics } from './consented-analytics.ts';
import { forgetTags, loadTagManager } from './tag-manager.ts';

interface StartedAnalytics {
  readonly analytics: Analytics;
  /** Null where there is nothing to consent to. */
  readonly consent: Consent | null;
}

/** Off unless a tag manager is configured (D6), and off until she allows it. */
export function startAnalytics({ analytics: configured }: Pick<PortalConfig, 'analytics'>): StartedAnalytics {
  if (!configured) return { analytics: noAnalytics, consent: null };
  const consent = createConsent();
  const analytics = consentedAnalytics(consent, {
    load: () => loadTagManager(configured.gtmId),
    end() {
      forgetTags();
      location.reload();
    },
  });
  return { analytics, consent };
}
