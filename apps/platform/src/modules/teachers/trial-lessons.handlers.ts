import type { trialLessonsContract } from '@portal/domain/teachers/trial-lessons.contract';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/http/implement.ts';
import type { RateLimiter } from '../../core/http/rate-limit.ts';
import type { TrialBookingService } from './trial-booking.service.ts';

/** The limiters count what comes from one address, calls and new bookings: whoever calls has no account. */
export function trialLessonsHandlers(
  trials: TrialBookingService,
  { calls, bookings }: { readonly calls: RateLimiter; readonly bookings: RateLimiter },
): Handlers<typeof trialLessonsContract> {
  function limit(limiter: RateLimiter, ip: string): void {
    const retryAfter = limiter.take(ip);
    if (retryAfter) throw new DomainError('TOO_MANY', { retryAfter });
  }

  return {
    listTrialTimes: async ({ params: { id }, query }) => ({ data: await trials.times(id, query) }),

    async sendTrialCode({ params: { id }, body, context: { ip } }) {
      limit(calls, ip);
      return { data: await trials.sendCode(id, body, ip) };
    },

    async bookTrialLesson({ params: { id }, body, context: { ip } }) {
      limit(calls, ip);
      return { data: await trials.book(id, body, () => limit(bookings, ip)) };
    },
  };
}
