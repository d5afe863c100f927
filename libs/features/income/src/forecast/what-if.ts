import type { IncomeForecast, IncomeRates } from '@portal/domain/wallet/income';
import { splitIncome } from '@portal/domain/wallet/income-formula';
import { policyOf } from '../fee/rates-in-force.ts';

/** Most lessons that can be tried, and how far a page key goes. */
export const MORE_MAX = 20;
export const MORE_PAGE = 5;

export interface WhatIf {
  /** So many lessons more. */
  readonly count: number;
  /** Of which class; null for a price of her own. */
  readonly classId: string | null;
  /** What all students of such a lesson pay, before the fee; null while nothing that can be read stands in the field. */
  readonly price: number | null;
}

/** What one more lesson would bring: as a class brings it, or what is left of another price. */
export function netOfOne({ classId, price }: WhatIf, { perLesson }: IncomeForecast, rates: IncomeRates): number {
  const ofClass = perLesson.find((one) => one.classId === classId);
  if (ofClass) return ofClass.net;
  return price === null ? 0 : splitIncome(price, policyOf(rates), rates.relief).net;
}

/** What the month comes to with more lessons than are booked, and how that compares with the last one. */
export function outlookOf(whatIf: WhatIf, forecast: IncomeForecast, rates: IncomeRates) {
  const one = netOfOne(whatIf, forecast, rates);
  const extra = one * whatIf.count;
  const booked = forecast.earned.net + forecast.booked.net;
  const expected = booked + extra;
  return { one, extra, booked, expected, toLastMonth: expected - forecast.lastMonth.net };
}

/** It begins with the class that runs most often; without any, with a price of her own. */
export const firstWhatIf = ({ perLesson }: IncomeForecast): WhatIf => ({
  count: 0,
  classId: perLesson[0]?.classId ?? null,
  price: null,
});
