import { setTimeout as pause } from 'node:timers/promises';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ModuleDeps } from '../../../core/module.ts';
import { digestOf } from '../sessions/secrets.ts';
import { boundHalf, cookiesFor, holdsFamily, type TokenAnswer } from '../sessions/session-cookies.ts';
import { refreshKey, sessionQueries, type AuthSession } from '../sessions/session.queries.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { startSession } from '../sessions/start-session.ts';
import { lineage } from './adapter.ts';
import { formOf } from './mount.ts';
import { rotationQueries } from './rotations.queries.ts';
import { seal, unseal } from './sealed-answer.ts';

const DEADLINE_MS = 15_000;

type Next = () => Promise<void>;

/**
 * Stands in front of the provider's token endpoint. A code exchange starts a session; equal refreshes within the window get
 * one rotation and equal answers (R02); a refresh token that comes back later ends its family (R03).
 */
export function tokenGate(deps: ModuleDeps, service: SessionService) {
  const { database, clock, config } = deps;
  const sessions = sessionQueries(database.db);
  const rotations = rotationQueries(database.db, config.refreshReuseWindowMs);
  const rotating = new Map<string, Promise<unknown>>();
  const isIdempotent = config.refreshReuseWindowMs > 0;

  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    if (ctx.method !== 'POST' || ctx.path !== '/token') return next();
    const form = formOf(ctx.req);
    const grantType = only(form, 'grant_type');
    if (grantType === 'authorization_code') return exchange(ctx, next);
    const token = only(form, 'refresh_token');
    if (grantType === 'refresh_token' && token) return refresh(ctx, token, form, next);
    return next();
  };

  async function exchange(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
    await next();
    const code = ctx.oidc?.entities.AuthorizationCode;
    if (ctx.status !== 200 || !code?.grantId || !code.accountId) return;
    const binding = await startSession(deps, {
      id: code.grantId,
      userId: code.accountId,
      clientId: code.clientId ?? '',
      providerSession: code.sessionUid ?? null,
      signedInAt: code.authTime ?? 0,
      headers: ctx.req.headers,
    });
    if (!binding) {
      await service.end(code.grantId, 'REVOKED');
      return refuse(ctx);
    }
    setCookies(ctx, ctx.body as TokenAnswer, binding);
  }

  async function refresh(ctx: KoaContextWithOIDC, token: string, form: URLSearchParams, next: Next): Promise<void> {
    const digest = digestOf(token);
    const session = await sessions.byRefreshToken(digest);
    // Unknown, or somebody else's: the provider refuses it in its own words.
    if (!session || only(form, 'client_id') !== session.clientId) return next();
    if (session.revokedAt || session.expiresAt <= clock.now()) return refuse(ctx);
    // A missing half is not a theft.
    if (!holdsFamily(config, session, ctx.req.headers)) return refuse(ctx);
    await (isIdempotent ? rotateOnce(ctx, token, digest, session, next) : rotate(ctx, digest, session, next));
    if (ctx.status !== 200) return;
    const secret = session.boundHash ? boundHalf(config, ctx.req.headers) : undefined;
    setCookies(ctx, ctx.body as TokenAnswer, { session, secret });
  }

  async function rotateOnce(ctx: KoaContextWithOIDC, token: string, digest: string, session: AuthSession, next: Next) {
    const deadline = performance.now() + DEADLINE_MS;
    while (performance.now() < deadline) {
      if (await rotations.claim(digest, session.id, clock.now())) {
        const work = rotate(ctx, digest, session, next).then(
          () => (ctx.status === 200 ? rotations.keep(digest, seal(token, ctx.body)) : rotations.release(digest)),
          async (error: unknown) => {
            await rotations.release(digest);
            throw error;
          },
        );
        rotating.set(digest, work);
        return work.finally(() => rotating.delete(digest));
      }
      // Another request of this process usually does it; another process's is asked for in the table.
      await rotating.get(digest)?.catch(() => undefined);
      const sealed = await rotations.answer(digest);
      if (sealed) {
        ctx.status = 200;
        ctx.set('cache-control', 'no-store');
        ctx.body = unseal(token, sealed);
        return;
      }
      if (sealed === null) await pause(25);
    }
    ctx.status = 503;
    ctx.body = { error: 'temporarily_unavailable', error_description: 'the same refresh is still running' };
  }

  async function rotate(ctx: KoaContextWithOIDC, digest: string, session: AuthSession, next: Next): Promise<void> {
    if (await sessions.mayRotate(session.id, digest, clock.now(), { isStrict: !isIdempotent }))
      return lineage.run(refreshKey(digest), next);
    await service.end(session.id, 'REUSE');
    refuse(ctx);
  }

  function setCookies(
    ctx: KoaContextWithOIDC,
    answer: TokenAnswer,
    { session, secret }: { session: AuthSession; secret: string | undefined },
  ): void {
    for (const cookie of cookiesFor(config, answer, { session, secret, now: clock.now() }))
      ctx.append('set-cookie', cookie);
  }
}

function refuse(ctx: KoaContextWithOIDC): void {
  ctx.status = 400;
  ctx.set('cache-control', 'no-store');
  ctx.body = { error: 'invalid_grant', error_description: 'grant request is invalid' };
}

/** The value of a parameter that is given exactly once. */
function only(form: URLSearchParams, name: string): string | undefined {
  const values = form.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
