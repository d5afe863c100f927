import * as v from 'valibot';
import { BookingRules } from '@portal/domain/schedule/booking-rules';
import { rulesMessages } from '../rules-messages.ts';

/** What stands in the form: numbers as they are typed, '' for what is not limited or not shown. */
export interface RulesValues {
  noticeHours: string;
  bufferMinutes: string;
  horizonDays: string;
  maxLessonsPerDay: string;
  secondTimeZone: string;
  holidayCountries: BookingRules['holidayCountries'];
}

export const rulesValuesOf = (rules: BookingRules): RulesValues => ({
  noticeHours: String(rules.noticeHours),
  bufferMinutes: String(rules.bufferMinutes),
  horizonDays: String(rules.horizonDays),
  maxLessonsPerDay: rules.maxLessonsPerDay === null ? '' : String(rules.maxLessonsPerDay),
  secondTimeZone: rules.secondTimeZone ?? '',
  holidayCountries: rules.holidayCountries,
});

const { entries } = BookingRules;
// Also one far too large or below nothing: the contract then says between which it may lie.
const isNumber = (text: string) => /^-?\d{1,9}$/.test(text.trim());
const Digits = v.pipe(v.string(), v.check(isNumber, rulesMessages.wholeNumber), v.transform(Number));
const DigitsOrNothing = v.pipe(
  v.string(),
  v.check((text) => text.trim() === '' || isNumber(text), rulesMessages.wholeNumber),
  v.transform((text) => (text.trim() === '' ? null : Number(text))),
);
const ZoneOrNothing = v.pipe(
  v.string(),
  v.transform((zone) => zone.trim() || null),
);

/** Typed numbers become rules, within the limits of the contract. */
export const RulesForm = v.object({
  noticeHours: v.pipe(Digits, entries.noticeHours),
  bufferMinutes: v.pipe(Digits, entries.bufferMinutes),
  horizonDays: v.pipe(Digits, entries.horizonDays),
  maxLessonsPerDay: v.pipe(DigitsOrNothing, entries.maxLessonsPerDay),
  secondTimeZone: v.pipe(ZoneOrNothing, entries.secondTimeZone),
  holidayCountries: entries.holidayCountries,
});
