import type { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { ClassDeps } from '../class-deps.ts';
import { enrollmentService } from './enrollments.service.ts';

/** The limiters count what comes by links from one address, calls and new requests: whoever calls has no account. */
export function enrollmentsHandlers(
  deps: ClassDeps,
  { calls, requests }: { readonly calls: RateLimiter; readonly requests: RateLimiter },
): Handlers<typeof enrollmentsContract> {
  const enrollments = enrollmentService(deps);

  return {
    getClassInvitation: async ({ params: { id }, caller: { userId } }) => ({
      data: await enrollments.invitation(userId, id),
    }),

    changeClassInvitation: async ({ params: { id }, body: { asksTeacher }, caller: { userId } }) => ({
      data: await enrollments.change(userId, id, asksTeacher),
    }),

    renewClassInvitation: async ({ params: { id }, caller: { userId } }) => ({
      data: await enrollments.renew(userId, id),
    }),

    answerEnrollmentRequest: async ({ params: { id, requestId }, body, caller: { userId } }) => ({
      data: await enrollments.answer(userId, id, requestId, body),
    }),

    async getInvitedClass({ body: { link }, context: { ip } }) {
      calls.admit(ip);
      return { data: await enrollments.invited(link) };
    },

    async requestEnrollment({ body: { link, clientId, ...form }, context: { ip } }) {
      calls.admit(ip);
      return { data: await enrollments.request(link, clientId, form, () => requests.admit(ip)) };
    },

    async withdrawEnrollment({ body: { link, clientId }, context: { ip } }) {
      calls.admit(ip);
      return { data: await enrollments.withdraw(link, clientId) };
    },
  };
}
