import { LIMITS } from '../tenant/limits.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { type FeeSplit, splitFee } from './fee.ts';
import type { IncomePart } from './income.ts';

type Price = Pick<IncomePart, 'packageFee' | 'lessonCount' | 'packageMinutes'>;

/** What one student pays for a lesson of so many minutes; whole units, rounded down (INC-4). */
export const grossOf = ({ packageFee, lessonCount, packageMinutes }: Price, minutes: number): number =>
  Math.floor((packageFee * minutes) / (lessonCount * packageMinutes));

/** The price of one student's 60 minutes, and whether it is a whole amount: else a formula with it would not add up. */
export function feePerHour({ packageFee, lessonCount, packageMinutes }: Price): { amount: number; isWhole: boolean } {
  const exact = (packageFee * LIMITS.incomeUnitMinutes) / (lessonCount * packageMinutes);
  return { amount: Math.floor(exact), isWhole: Number.isInteger(exact) };
}

/** Splits what all students of a lesson pay; a gift may take a share off the platform's part, which the teacher keeps. */
export function splitIncome(gross: number, policy: Tenant['feePolicy'], relief = 0): FeeSplit {
  const split = splitFee(gross, policy);
  const spared = Math.min(split.platform, Math.floor((gross * Math.round(relief * 10_000)) / 10_000));
  return { ...split, fee: split.fee - spared, platform: split.platform - spared, net: split.net + spared };
}
