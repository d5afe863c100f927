import type { endedLinksContract } from '@portal/domain/classes/ended-links.contract';
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
  return {
    async getEndedLink({ body: { link }, context: { ip } }) {
      calls.admit(ip);
      return { data: await links.look(link) };
    },
    async mailNewLink({ body: { link }, context: { ip } }) {
      calls.admit(ip);
      await links.mailNew(link);
      return { data: {} };
    },
  };
}
