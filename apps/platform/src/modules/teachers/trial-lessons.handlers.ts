import type { trialLessonsContract } from '@portal/domain/teachers/trial-lessons.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { RateLimiter } from '../../core/http/rate-limit.ts';
import type { TrialBookingService } from './trial-booking.service.ts';

/** The limiters count what comes from one address, calls and new bookings: whoever calls has no account. */
export function trialLessonsHandlers(
  trials: TrialBookingService,
  { calls, bookings }: { readonly calls: RateLimiter; readonly bookings: RateLimiter },
): Handlers<typeof trialLessonsContract> {
  return {
    listTrialTimes: async ({ params: { id }, query }) => ({ data: await trials.times(id, query) }),

    async sendTrialCode({ params: { id }, body, context: { ip } }) {
      calls.admit(ip);
      return { data: await trials.sendCode(id, body, ip) };
    },

    async bookTrialLesson({ params: { id }, body, context: { ip } }) {
      calls.admit(ip);
      return { data: await trials.book(id, body, { ip, count: () => bookings.admit(ip) }) };
    },
  };
}
