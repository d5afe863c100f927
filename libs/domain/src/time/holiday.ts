import * as v from 'valibot';
import { Day } from '../contract/scalar.ts';

export const HOLIDAY_COUNTRIES = ['KR', 'VN'] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

export const HOLIDAY_COUNTRY_LABELS: Record<HolidayCountry, string> = { KR: '대한민국', VN: '베트남' };

/** A public holiday; one that lasts several days comes once for each of them. */
export const Holiday = v.object({ date: Day, country: v.picklist(HOLIDAY_COUNTRIES), name: v.string() });
export type Holiday = v.InferOutput<typeof Holiday>;
