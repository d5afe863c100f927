import type { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { PasswordLinks } from './password-links.service.ts';

/** `limit` counts the tries of an address: hashing a password is what costs here. */
export function passwordLinksHandlers(
  links: PasswordLinks,
  limit: RateLimiter,
): Handlers<typeof passwordLinksContract> {
  function admit(ip: string): void {
    const wait = limit.take(ip);
    if (wait) throw new DomainError('TOO_MANY', { retryAfter: wait });
  }
  return {
    async findPasswordLink({ body, context }) {
      admit(context.ip);
      return { data: await links.find(body.ticket) };
    },
    async setPassword({ body, context }) {
      admit(context.ip);
      await links.setPassword(body, context.deviceId);
      return {};
    },
  };
}
