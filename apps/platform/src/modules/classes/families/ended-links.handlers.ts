import type { endedLinksContract } from '@portal/domain/classes/ended-links.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { ClassDeps } from '../class-deps.ts';
import { endedLinkService } from './ended-links.service.ts';

/** The limiters count what comes by links from one address, and the letters for one link. */
export function endedLinksHandlers(
  deps: ClassDeps,
  { calls, perLink }: { readonly calls: RateLimiter; readonly perLink: RateLimiter },
): Handlers<typeof endedLinksContract> {
  const links = endedLinkService(deps, perLink);
  function limit(ip: string): void {
    const retryAfter = calls.take(ip);
    if (retryAfter) throw new DomainError('TOO_MANY', { retryAfter });
  }
  return {
    async getEndedLink({ body: { link }, context: { ip } }) {
      limit(ip);
      return { data: await links.look(link) };
    },
    async mailNewLink({ body: { link }, context: { ip } }) {
      limit(ip);
      await links.mailNew(link);
      return { data: {} };
    },
  };
}
