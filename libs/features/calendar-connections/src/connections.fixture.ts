import { type CalendarFeed, calendarFeedsContract as feeds } from '@portal/domain/schedule/calendar-feeds.contract';
import {
  type ExternalCalendar,
  externalCalendarsContract as external,
} from '@portal/domain/schedule/external-calendars.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';

export const aFeed = (over: Partial<CalendarFeed> = {}): CalendarFeed => ({
  id: 'feed-1',
  scope: 'LESSONS',
  createdAt: '2026-11-02T09:00:00+09:00',
  lastReadAt: '2026-11-18T10:12:00+09:00',
  ...over,
});

export const anExternalCalendar = (over: Partial<ExternalCalendar> = {}): ExternalCalendar => ({
  id: 'calendar-1',
  name: '가족',
  host: 'calendar.example',
  busyCount: 31,
  lastFetchedAt: '2026-11-18T10:02:00+09:00',
  failure: null,
  ...over,
});

/** Servers of the page, by what they have. */
export const worlds = {
  loaded: [
    fake(feeds.listCalendarFeeds, { items: [aFeed(), aFeed({ id: 'feed-2', scope: 'ALL', lastReadAt: null })] }),
    fake(external.listExternalCalendars, {
      items: [
        anExternalCalendar(),
        anExternalCalendar({
          id: 'calendar-2',
          name: '학교',
          host: 'school.example',
          failure: '일정 파일을 읽을 수 없어요. ICS 형식인지, 일정이 5,000개를 넘지 않는지 확인해 주세요',
        }),
      ],
    }),
  ],
  empty: [fake(feeds.listCalendarFeeds, { items: [] }), fake(external.listExternalCalendars, { items: [] })],
  loading: [neverAnswers(feeds.listCalendarFeeds), neverAnswers(external.listExternalCalendars)],
  failed: [
    fakeProblem(feeds.listCalendarFeeds, 'UNEXPECTED'),
    fakeProblem(external.listExternalCalendars, 'UNEXPECTED'),
  ],
  partial: [
    fake(feeds.listCalendarFeeds, { items: [aFeed()] }),
    fakeProblem(external.listExternalCalendars, 'UNEXPECTED'),
  ],
};
