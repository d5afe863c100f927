import * as v from 'valibot';
import { dataOf } from '../contract/envelope.ts';
import { defineContract } from '../contract/endpoint.ts';
import { Day } from '../contract/scalar.ts';
import { Calendar } from './calendar.ts';

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
});
