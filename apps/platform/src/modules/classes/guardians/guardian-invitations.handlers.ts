import type { guardianInvitationsContract } from '@portal/domain/classes/guardian-invitations.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { ClassDeps } from '../class-deps.ts';
import { guardianInvitationService } from './guardian-invitations.service.ts';

/** `limiter` counts the calls by links of one address: whoever calls has no account. */
export function guardianInvitationsHandlers(
  deps: ClassDeps,
  limiter: RateLimiter,
): Handlers<typeof guardianInvitationsContract> {
  const invitations = guardianInvitationService(deps);
  return {
    async getGuardianInvitation({ body: { link }, context: { ip } }) {
      limiter.admit(ip);
      return { data: await invitations.look(link) };
    },
    async acceptGuardianInvitation({ body: { link, timeZone }, context: { ip } }) {
      limiter.admit(ip);
      return { data: { path: await invitations.accept(link, timeZone) } };
    },
    async declineGuardianInvitation({ body: { link }, context: { ip } }) {
      limiter.admit(ip);
      await invitations.decline(link);
      return { data: {} };
    },
  };
}
