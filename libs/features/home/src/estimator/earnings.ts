import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tenant } from '@portal/domain/tenant/tenant';
import { type FeeSplit, splitFee } from '@portal/domain/wallet/fee';

/** What somebody thinks of teaching: lessons of an hour, for so many students who pay so much each. */
export interface Offer {
  readonly price: number;
  readonly students: number;
  readonly lessonsAWeek: number;
}

export const ESTIMATED_WEEKS = 4;

export const EXAMPLE_OFFER: Offer = { price: 120_000, students: 4, lessonsAWeek: 8 };

/** The slider covers what is usual; typed can be all that a course may cost. */
export const OFFER_RANGES = {
  price: { min: 50_000, max: 270_000, step: 10_000, least: LIMITS.feeMin, most: LIMITS.maxValue },
  students: { min: 1, max: 10, step: 1, least: 1, most: 100 },
  lessonsAWeek: { min: 1, max: 20, step: 1, least: 1, most: 100 },
} as const;

export type OfferRange = (typeof OFFER_RANGES)[keyof Offer];

export interface Earnings {
  readonly lessons: number;
  readonly perLesson: FeeSplit;
  readonly all: FeeSplit;
}

/** Each lesson is an income of its own and rounded by itself, so that the sum is what a wallet has in the end (INC-3, INC-4). */
export function earningsOf({ price, students, lessonsAWeek }: Offer, policy: Tenant['feePolicy']): Earnings {
  const lessons = lessonsAWeek * ESTIMATED_WEEKS;
  const perLesson = splitFee(price * students, policy);
  const { gross, fee, platform, channel, net } = perLesson;
  return {
    lessons,
    perLesson,
    all: {
      gross: gross * lessons,
      fee: fee * lessons,
      platform: platform * lessons,
      channel: channel * lessons,
      net: net * lessons,
    },
  };
}
