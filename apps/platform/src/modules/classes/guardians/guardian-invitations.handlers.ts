import type { guardianInvitationsContract } from '@portal/domain/classes/guardian-invitations.contract';
import { DomainError } from '../../../core/domain-error.ts';
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
  function limit(ip: string): void {
    const retryAfter = limiter.take(ip);
    if (retryAfter) throw new DomainError('TOO_MANY', { retryAfter });
  }
  return {
    async getGuardianInvitation({ body: { link }, context: { ip } }) {
      limit(ip);
      return { data: await invitations.look(link) };
    },
    async acceptGuardianInvitation({ body: { link, timeZone }, context: { ip } }) {
      limit(ip);
      return { data: { path: await invitations.accept(link, timeZone) } };
    },
    async declineGuardianInvitation({ body: { link }, context: { ip } }) {
      limit(ip);
      await invitations.decline(link);
      return { data: {} };
    },
  };
}
