import type { UserType } from '@portal/domain/identity/user';

/** Who sends a request, as the access token says, and what of the account most requests need. */
export interface Caller {
  readonly userId: string;
  readonly userType: UserType;
  readonly sessionId: string;
  /** IANA zone in which the caller's days and hours are meant. */
  readonly timeZone: string;
}

/** Whose files a request is about: a signed-in user's, or those of a visitor with a ticket. */
export type Uploader = Pick<Caller, 'userId'>;

/** The family of a student, which comes with the link of its letters: one guardian and one class. */
export interface FamilyCaller {
  readonly guardianId: string;
  readonly classId: string;
}

/** Looks the secret of a family's link up; nobody where it opens nothing any more. */
export type FindFamily = (secret: string) => Promise<FamilyCaller | undefined>;

/** Looks the ticket of a visitor up. */
export type FindVisitor = (ticket: string) => Uploader | 'EXPIRED' | 'INVALID';

/** Looks an access token up. EXPIRED: it was good once and may be refreshed; INVALID: unknown, revoked or its owner is gone. */
export type FindCaller = (accessToken: string) => Promise<Caller | 'EXPIRED' | 'INVALID'>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Given by the identity module through app.ts before any contract is implemented. */
    findCaller: FindCaller;
    /** Given by the classes module in the same way. */
    findFamily: FindFamily;
    /** Given by the assets module in the same way. */
    findVisitor: FindVisitor;
  }
}
