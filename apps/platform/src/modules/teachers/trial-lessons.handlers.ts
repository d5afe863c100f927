import type { familyTrialContract, trialLessonsContract } from '@portal/domain/teachers/trial-lessons.contract';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/http/implement.ts';
import type { RateLimiter } from '../../core/http/rate-limit.ts';
import { publicId } from './public-id.ts';
import type { TeacherDeps } from './teacher-deps.ts';
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
    listTrialTimes: async ({ params: { id }, query }) => ({ data: await trials.times(publicId(id), query) }),

    async sendTrialCode({ params: { id }, body, context: { ip } }) {
      limit(calls, ip);
      return { data: await trials.sendCode(publicId(id), body, ip) };
    },

    async bookTrialLesson({ params: { id }, body, context: { ip } }) {
      limit(calls, ip);
      return { data: await trials.book(publicId(id), body, () => limit(bookings, ip)) };
    },
  };
}

export function familyTrialHandlers({
  families: { callers, cancelTrial },
}: Pick<TeacherDeps, 'families'>): Handlers<typeof familyTrialContract> {
  return {
    async cancelFamilyTrial({ body: { reason }, caller }) {
      await cancelTrial(await callers.speaking(caller), reason);
      return { data: {} };
    },
  };
}
