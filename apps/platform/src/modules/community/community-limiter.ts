import { createRateLimiter, type RateLimiter } from '../../core/http/rate-limit.ts';
import type { CommunityDeps } from './community-deps.ts';

/** Words of one person in ten seconds, as in talks. */
const WORDS_AT_ONCE = 20;
const TEN_SECONDS = 10_000;

/** Counts what one person writes into groups and reports there together. */
export const communityLimiter = ({ clock, config }: Pick<CommunityDeps, 'clock' | 'config'>): RateLimiter =>
  createRateLimiter(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : WORDS_AT_ONCE, TEN_SECONDS);
