import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Id, Instant } from '../contract/scalar.ts';

/** What a feed tells: lessons only, or the teacher's own entries and time off too. */
export const FEED_SCOPES = ['LESSONS', 'ALL'] as const;
export type FeedScope = (typeof FEED_SCOPES)[number];

export const FEED_SCOPE_LABELS: Record<FeedScope, string> = { LESSONS: '수업만', ALL: '수업과 내 일정' };

/** An address from which other calendars read this one. The address itself is shown once, when it is made. */
export const CalendarFeed = v.object({
  id: Id,
  scope: v.picklist(FEED_SCOPES),
  createdAt: Instant,
  lastReadAt: v.nullable(Instant),
});
export type CalendarFeed = v.InferOutput<typeof CalendarFeed>;

const path = '/tns/v1/calendar/feeds';

/** Where a feed is read, public and by its secret alone; it answers text/calendar and so is no JSON endpoint. */
export const CALENDAR_FEED_PATH = '/tns/v1/calendar/ics';

export const calendarFeedsContract = defineContract({
  listCalendarFeeds: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내보낸 캘린더 주소',
    response: dataOf(v.object({ items: v.array(CalendarFeed) })),
    errors: [],
  },
  createCalendarFeed: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '캘린더 주소 만들기; 주소는 이번 한 번만 보여요',
    body: v.strictObject({ clientId: ClientId, scope: v.picklist(FEED_SCOPES) }),
    status: 201,
    response: dataOf(v.object({ feed: CalendarFeed, url: v.string() })),
    errors: ['LIMIT_REACHED', 'WRONG_STATE'],
  },
  revokeCalendarFeed: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '캘린더 주소 없애기',
    params: v.strictObject({ id: Id }),
    response: Empty,
    errors: [],
  },
});
