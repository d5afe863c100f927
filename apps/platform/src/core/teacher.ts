import type { Caller } from './caller.ts';
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

/** The caller as a teacher. */
export const teacherOf = ({ userId, timeZone }: Pick<Caller, 'userId' | 'timeZone'>): Teacher => ({
  id: userId,
  timeZone,
});

/** Finds a teacher who does not call herself: her student does, the clock, or who reads her feed. */
export const findTeacher =
  (db: Db, accounts: TeacherAccounts) =>
  async (id: string): Promise<Teacher> => {
    const account = await accounts.getUser(db, id);
    if (!account) throw new Error('A teacher without an account');
    return { id, timeZone: account.timeZone };
  };
