import type { Db } from './database/database.ts';

/** The accounts of the identity module: a teacher's days are counted in her own zone. */
export interface TeacherAccounts {
  getUser(db: Db, id: string): Promise<{ timeZone: string } | undefined>;
}

export interface Teacher {
  readonly id: string;
  /** IANA zone. */
  readonly timeZone: string;
}

/** Finds the caller as a teacher with a zone. */
export const findTeacher =
  (db: Db, accounts: TeacherAccounts) =>
  async ({ userId }: { readonly userId: string }): Promise<Teacher> => {
    const account = await accounts.getUser(db, userId);
    if (!account) throw new Error('A caller without an account');
    return { id: userId, timeZone: account.timeZone };
  };
