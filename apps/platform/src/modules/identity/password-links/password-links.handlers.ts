import type { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { PasswordLinks } from './password-links.service.ts';

/** `limit` counts the tries of an address: hashing a password is what costs here. */
export function passwordLinksHandlers(
  links: PasswordLinks,
  limit: RateLimiter,
): Handlers<typeof passwordLinksContract> {
  return {
    async findPasswordLink({ body, context }) {
      limit.admit(context.ip);
      return { data: await links.find(body.ticket) };
    },
    async setPassword({ body, context }) {
      limit.admit(context.ip);
      await links.setPassword(body, context.deviceId);
      return {};
    },
  };
}
