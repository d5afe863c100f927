import { type Analytics, createAnalytics, type DataLayer } from '@portal/portal-core/analytics';
import type { Consent } from './consent.ts';

interface TagManager {
  load(): DataLayer;
  /** Called when the consent is withdrawn after it was loaded; a script cannot be taken out of a page. */
  end(): void;
}

/** Events for a tag manager that is loaded with the first one she allowed; before that nothing is kept or sent (D6, ANA-1). */
export function consentedAnalytics(consent: Consent, { load, end }: TagManager): Analytics {
  let userId: string | null = null;
  let loaded: Analytics | undefined;
  const isAllowed = () => consent.choice()?.isAllowed === true;
  consent.subscribe(() => {
    if (loaded && !isAllowed()) end();
  });
  return {
    identify(id) {
      userId = id;
      loaded?.identify(id);
    },
    track(event) {
      if (!isAllowed()) return;
      if (!loaded) {
        loaded = createAnalytics(load());
        loaded.identify(userId);
      }
      loaded.track(event);
    },
  };
}
