import type { Clock } from '../../../core/clock.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { PasswordLinks } from '../password-links/password-links.service.ts';
import { accountQueries, type User } from './accounts.queries.ts';
import { createUser } from './accounts.service.ts';
import type { Passwords } from './passwords.ts';

interface Deps {
  readonly clock: Clock;
  readonly passwords: Passwords;
  /** Absent where another provider keeps the passwords. */
  readonly links: PasswordLinks | undefined;
}

/** A teacher who did not sign up by herself, but has shown that the address is hers. */
export interface NewTeacher {
  readonly name: string;
  readonly email: string;
}

/** Whose account it is, and whether its owner has been led into it. */
export interface AccountFacts {
  readonly isTeacher: boolean;
  readonly isReady: boolean;
}

const isTeacher = ({ userType, status }: User) => userType === 'TEACHER' && status === 'ACTIVE';
const isTaken = (error: unknown) => error instanceof DomainError && error.code === 'ACCOUNT_EXISTS';

/** Accounts that other contexts make for teachers, and their owners' first way in. */
export function newTeachers({ clock, passwords, links }: Deps) {
  /** In a savepoint of its own: a name that is taken must not end the transaction. */
  const create = (tx: Tx, { name, email }: NewTeacher) =>
    tx.transaction((inner) =>
      // Until she chooses a user name, her address stands for one.
      createUser(inner, { username: email, name, email }, { clock, passwords }),
    );

  async function known(on: Db | Tx, email: string): Promise<{ id: string; isNew: boolean } | undefined> {
    const user = await accountQueries(on).byEmail(email);
    if (user && !isTeacher(user)) throw new DomainError('ACCOUNT_EXISTS');
    return user && { id: user.id, isNew: false };
  }

  async function hasWayIn(on: Db | Tx, id: string): Promise<boolean> {
    const user = await accountQueries(on).byId(id);
    return user !== undefined && (!links || user.passwordHash !== null || user.lastLoginAt !== null);
  }

  const wayIn = async (tx: Tx, id: string): Promise<string | undefined> =>
    (await hasWayIn(tx, id)) ? undefined : links?.issue(tx, id);

  return {
    hasWayIn,

    async teacherCalled(on: Db | Tx, account: string): Promise<string | undefined> {
      const user = await accountQueries(on).called(account);
      return user && isTeacher(user) ? user.id : undefined;
    },

    async accountWith(on: Db | Tx, email: string): Promise<AccountFacts | undefined> {
      const user = await accountQueries(on).byEmail(email);
      return user && { isTeacher: isTeacher(user), isReady: await hasWayIn(on, user.id) };
    },

    /** The one there is, as it stands; else a new one. */
    async teacherOf(tx: Tx, teacher: NewTeacher): Promise<{ id: string; isNew: boolean }> {
      const before = await known(tx, teacher.email);
      if (before) return before;
      try {
        return { id: (await create(tx, teacher)).id, isNew: true };
      } catch (error) {
        const faster = isTaken(error) && (await known(tx, teacher.email));
        if (faster) return faster;
        throw error;
      }
    },

    wayIn,
    firstWayIn: async (tx: Tx, user: User): Promise<string | undefined> =>
      isTeacher(user) ? wayIn(tx, user.id) : undefined,
  };
}
