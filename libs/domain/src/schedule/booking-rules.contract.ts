import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Day, IntegerText } from '../contract/scalar.ts';
import { BookingRules } from './booking-rules.ts';
import { TimeSpan } from './schedule-conflict.ts';

export const bookingRulesContract = defineContract({
  getBookingRules: {
    method: 'GET',
    path: '/tns/v1/calendar/booking-rules',
    access: 'teacher',
    summary: '예약 규칙',
    response: dataOf(BookingRules),
    errors: [],
  },
  updateBookingRules: {
    method: 'PUT',
    path: '/tns/v1/calendar/booking-rules',
    access: 'teacher',
    summary: '예약 규칙 바꾸기',
    body: BookingRules,
    response: dataOf(BookingRules),
    errors: [],
  },
  listBookableTimes: {
    method: 'GET',
    path: '/tns/v1/calendar/bookable-times',
    access: 'teacher',
    summary: '학생이 신청할 수 있는 시간: 연 시간에서 수업, 쉬는 시간, 예약 규칙을 뺀 나머지',
    query: v.strictObject({ from: Day, to: Day, minutes: v.optional(IntegerText(25, 720)) }),
    response: dataOf(v.object({ items: v.array(TimeSpan) })),
    errors: ['RANGE_TOO_LONG'],
  },
});
