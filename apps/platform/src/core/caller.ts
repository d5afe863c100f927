import type { UserType } from '@portal/domain/identity/user';

/** Who sends a request, as the access token says. */
export interface Caller {
  readonly userId: string;
  readonly userType: UserType;
  readonly sessionId: string;
}

/** Looks an access token up. EXPIRED: it was good once and may be refreshed; INVALID: unknown, revoked or its owner is gone. */
export type FindCaller = (accessToken: string) => Promise<Caller | 'EXPIRED' | 'INVALID'>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Given by the identity module through app.ts before any contract is implemented. */
    findCaller: FindCaller;
  }
}
