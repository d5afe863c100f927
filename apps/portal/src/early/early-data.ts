import { sessionApi } from '@portal/api/identity/session.api';
import type { PortalStore } from '@portal/portal-core/store';
import type { EarlyState } from './early-state.ts';
import { CALENDAR_PATH, PROFILE_PATH, TODAY_PATH } from './starter.ts';

/**
 * Puts the answers that the document has asked for into the store, so that the first drawing is the whole page and not
 * an empty one that is drawn again for each of them. Settles when they are there; a failure is for the page to show.
 */
export async function storeEarlyAnswers(early: EarlyState | undefined, store: PortalStore): Promise<void> {
  // Copied: whoever takes an answer takes it out of the list.
  const urls = (early?.answers ?? []).map(({ url }) => new URL(url));
  await Promise.allSettled(urls.map((url) => storeAnswer(url, store)));
}

async function storeAnswer({ pathname, searchParams }: URL, { dispatch }: PortalStore): Promise<void> {
  if (pathname === PROFILE_PATH) {
    await dispatch(sessionApi.endpoints.getProfile.initiate(undefined, { subscribe: false }));
  }
  if (pathname === CALENDAR_PATH) {
    // The code of the page that shows it, on its way already.
    const { calendarApi } = await import('@portal/api/schedule/calendar.api');
    const range = { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' };
    await dispatch(calendarApi.endpoints.getCalendar.initiate(range, { subscribe: false }));
  }
  if (pathname === TODAY_PATH) {
    const { todayApi } = await import('@portal/api/planning/today.api');
    await dispatch(todayApi.endpoints.getToday.initiate(undefined, { subscribe: false }));
  }
}
