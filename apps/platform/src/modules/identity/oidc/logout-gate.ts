import type { KoaContextWithOIDC } from 'oidc-provider';
import type { SessionService } from '../sessions/session.service.ts';

/**
 * Leaving at the provider ends every family that began there, and only then is the browser sent on: the provider's own event
 * would be heard after the answer, when the old tokens may already have been used again.
 */
export function logoutGate(service: SessionService) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.method !== 'POST' || ctx.path !== '/session/end/confirm' || ctx.status !== 303) return;
    const uid = ctx.oidc?.session?.uid;
    if (uid) await service.endOfProviderSession(uid);
  };
}
