import { createRateLimiter, type RateLimiter } from '../../../core/http/rate-limit.ts';
import type { ChatDeps } from '../chat-deps.ts';

/** Messages of one person in ten seconds (security 2.10). */
const MESSAGES_AT_ONCE = 20;
const TEN_SECONDS = 10_000;

/** Counts what one person writes, changes and keeps for later together. */
export const messageLimiter = ({ clock, config }: Pick<ChatDeps, 'clock' | 'config'>): RateLimiter =>
  createRateLimiter(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : MESSAGES_AT_ONCE, TEN_SECONDS);
