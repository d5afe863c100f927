import type { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { ClassDeps } from '../class-deps.ts';
import { classInvitationService } from './class-invitations.service.ts';
import { rosterService } from './roster.service.ts';

/** `limiter` counts the calls by links of one address: whoever calls has no account. */
export function classInvitationsHandlers(
  deps: ClassDeps,
  limiter: RateLimiter,
): Handlers<typeof classInvitationsContract> {
  const invitations = classInvitationService(deps);
  const roster = rosterService(deps);
  return {
    listInvitationLetters: async ({ params: { id }, caller: { userId } }) => ({
      data: await invitations.list(userId, id),
    }),
    previewInvitationLetter: async ({ params: { id }, body: { studentName }, caller: { userId } }) => ({
      data: { items: await invitations.preview(userId, id, studentName) },
    }),
    inviteByMail: async ({ params: { id }, body, caller: { userId } }) => ({
      data: await invitations.invite(userId, id, body),
    }),
    resendInvitationLetter: async ({ params: { id, invitationId }, caller: { userId } }) => ({
      data: await invitations.resend(userId, id, invitationId),
    }),
    withdrawInvitation: async ({ params: { id, invitationId }, caller: { userId } }) => ({
      data: await invitations.withdraw(userId, id, invitationId),
    }),
    checkRoster: async ({ params: { id }, body: { rows }, caller: { userId } }) => ({
      data: { standings: await roster.check(userId, id, rows) },
    }),
    async inviteRoster({ params: { id }, body: { rows }, caller: { userId } }) {
      const done = await roster.invite(userId, id, rows);
      return { data: { ...(await invitations.list(userId, id)), ...done } };
    },
    async declineInvitation({ body: { link }, context: { ip } }) {
      limiter.admit(ip);
      await invitations.decline(link);
      return { data: {} };
    },
  };
}
