import * as v from 'valibot';
import { TimeZone } from '../contract/scalar.ts';
import { HOLIDAY_COUNTRIES } from '../time/holiday.ts';

const Integer = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min, `${min} 이상으로 정해 주세요.`),
    v.maxValue(max, `${max}까지 정할 수 있어요.`),
  );

/** How students may book, and what the calendar shows beside the teacher's own (domain-model 3.1.6). */
export const BookingRules = v.strictObject({
  /** Hours that a booking or a move must lie ahead. */
  noticeHours: Integer(0, 336),
  /** Minutes kept free before and after each lesson. */
  bufferMinutes: Integer(0, 120),
  /** Days ahead that students can book. */
  horizonDays: Integer(1, 365),
  /** Null for as many as fit. */
  maxLessonsPerDay: v.nullable(Integer(1, 24)),
  secondTimeZone: v.nullable(TimeZone),
  holidayCountries: v.pipe(
    v.array(v.picklist(HOLIDAY_COUNTRIES)),
    v.check((countries) => new Set(countries).size === countries.length),
  ),
});
export type BookingRules = v.InferOutput<typeof BookingRules>;

/** What holds for a teacher who has not chosen yet. */
export const DEFAULT_BOOKING_RULES: BookingRules = {
  noticeHours: 24,
  bufferMinutes: 10,
  horizonDays: 60,
  maxLessonsPerDay: null,
  secondTimeZone: null,
  holidayCountries: ['KR'],
};
