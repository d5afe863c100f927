import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Day, Id } from '../contract/scalar.ts';
import { Calendar, CALENDAR_EVENT_FIELDS, CalendarEvent } from './calendar.ts';

const params = v.strictObject({ id: Id });

export const calendarContract = defineContract({
  getCalendar: {
    method: 'GET',
    path: '/tns/v1/calendar',
    access: 'teacher',
    summary: '기간 안의 수업, 내 일정, 수업 가능 시간',
    // Both days are included; at most LIMITS.calendarRangeDays of them.
    query: v.strictObject({ from: Day, to: Day }),
    response: dataOf(Calendar),
    errors: ['RANGE_TOO_LONG'],
  },
  createCalendarEvent: {
    method: 'POST',
    path: '/tns/v1/calendar/events',
    access: 'teacher',
    summary: '내 일정 만들기',
    body: v.strictObject({ clientId: ClientId, ...CALENDAR_EVENT_FIELDS }),
    status: 201,
    response: dataOf(CalendarEvent),
    errors: ['LIMIT_REACHED'],
  },
  updateCalendarEvent: {
    method: 'PUT',
    path: '/tns/v1/calendar/events/:id',
    access: 'teacher',
    summary: '내 일정 바꾸기',
    params,
    body: v.strictObject(CALENDAR_EVENT_FIELDS),
    response: dataOf(CalendarEvent),
    errors: [],
  },
  deleteCalendarEvent: {
    method: 'DELETE',
    path: '/tns/v1/calendar/events/:id',
    access: 'teacher',
    summary: '내 일정 지우기',
    params,
    response: Empty,
    errors: [],
  },
});
