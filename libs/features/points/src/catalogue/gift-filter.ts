import type { Gift } from '@portal/domain/points/gift';
import { standingOf } from '../gift-facts/gift-standing.ts';

export const GIFT_FILTERS = ['all', 'ready', 'wished'] as const;
export type GiftFilter = (typeof GIFT_FILTERS)[number];

/** The gifts that a filter lets through. */
export const filtered = (gifts: readonly Gift[], filter: GiftFilter, balance: number): Gift[] =>
  gifts.filter((gift) => {
    if (filter === 'ready') return standingOf(gift, balance) === 'READY';
    return filter === 'all' || gift.isWished;
  });

/** What stands in the address; all gifts where it says nothing that is known. */
export const filterIn = (query: URLSearchParams): GiftFilter =>
  GIFT_FILTERS.find((filter) => filter === query.get('gifts')) ?? 'all';
