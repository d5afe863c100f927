import { millisecondsInMinute } from 'date-fns/constants';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { networkOf } from './client-address.ts';

/** Classes of routes that are counted apart; a route without one is not limited. */
export type RateClass = 'api' | 'token' | 'image' | 'page';

declare module 'fastify' {
  interface FastifyContextConfig {
    rateClass?: RateClass;
  }
}

export interface RateLimiter {
  /** Counts one use of `key`; seconds to wait when there were too many, else 0. */
  take(key: string): number;
  /** The same, and throws TOO_MANY instead. */
  admit(key: string): void;
  /** The same without a use: how long the next one would have to wait. */
  waitOf(key: string): number;
  /** As if nothing had been counted of it. */
  forget(key: string): void;
}

const MOST_KEYS = 50_000;

/**
 * At most `max` uses of a key in a fixed window; the memory it may fill is bounded. Our own, because the kept limiters
 * (rate-limiter-flexible, @fastify/rate-limit) count on the time of day: one that is set back shuts everybody out.
 */
export function createRateLimiter(clock: Clock, max: number, windowMs = millisecondsInMinute): RateLimiter {
  const windows = new Map<string, { endsAt: number; used: number }>();
  function take(key: string): number {
    const now = clock.monotonicMs();
    let current = windows.get(key);
    if (!current || current.endsAt <= now) {
      windows.delete(key);
      if (windows.size >= MOST_KEYS) forget(windows, now);
      current = { endsAt: now + windowMs, used: 0 };
      windows.set(key, current);
    }
    current.used++;
    return current.used > max ? secondsOf(current.endsAt - now) : 0;
  }
  return {
    take,
    admit(key) {
      const retryAfter = take(key);
      if (retryAfter) throw new DomainError('TOO_MANY', { retryAfter });
    },
    forget: (key) => void windows.delete(key),
    waitOf(key) {
      const rest = (windows.get(key)?.endsAt ?? 0) - clock.monotonicMs();
      return rest > 0 && windows.get(key)!.used >= max ? secondsOf(rest) : 0;
    },
  };
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

// Windows stand in the order they began, so the dead ones are in front; when all live, the oldest goes.
function forget(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now && windows.size < MOST_KEYS) return;
    windows.delete(key);
  }
}

/** Applies the limits of the route classes by client address. `perMinute` 0 switches them off. */
export function registerRateLimits(app: FastifyInstance, clock: Clock, perMinute: number): void {
  if (perMinute === 0) return;
  const limiters: Record<RateClass, RateLimiter> = {
    api: createRateLimiter(clock, perMinute),
    token: createRateLimiter(clock, Math.ceil(perMinute / 4)),
    image: createRateLimiter(clock, 600),
    page: createRateLimiter(clock, Math.ceil(perMinute / 2)),
  };
  app.addHook('onRequest', async (request) => {
    const { rateClass } = request.routeOptions.config;
    if (rateClass) limiters[rateClass].admit(networkOf(request.ip));
  });
}
