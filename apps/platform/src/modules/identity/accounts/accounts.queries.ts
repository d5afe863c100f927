import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Profile } from '@portal/domain/identity/user';
import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import { plainPhone } from '@portal/domain/patterns/patterns';
import type { Db, Tx } from '../../../core/database/database.ts';
import { appUser, knownDevice, operatorDesk } from '../identity.tables.ts';

export type User = typeof appUser.$inferSelect;

/** How an account name is compared and stored: NFC, lower case, no spaces around. */
export const accountKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

export function accountQueries(db: Db | Tx) {
  async function knowDevice(userId: string, deviceId: string, now: Date): Promise<void> {
    await db
      .insert(knownDevice)
      .values({ userId, deviceId, lastSeenAt: now })
      .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.deviceId], set: { lastSeenAt: now } });
  }

  return {
    async byId(id: string): Promise<User | undefined> {
      const [user] = await db.select().from(appUser).where(eq(appUser.id, id));
      return user;
    },

    async byEmail(email: string): Promise<User | undefined> {
      const [user] = await db.select().from(appUser).where(eq(appUser.email, email.toLowerCase()));
      return user;
    },

    /**
     * By user name, phone or e-mail, of which each is one account's; tells too whether this device signed in to it before. One
     * statement for any outcome.
     */
    async forLogin(account: string, deviceId: string | undefined): Promise<{ user: User; known: boolean } | undefined> {
      const name = accountKey(account);
      const [row] = await db
        .select({ user: appUser, device: knownDevice.deviceId })
        .from(appUser)
        .leftJoin(knownDevice, and(eq(knownDevice.userId, appUser.id), eq(knownDevice.deviceId, deviceId ?? '')))
        .where(or(eq(appUser.username, name), eq(appUser.phone, plainPhone(name)), eq(appUser.email, name)))
        .limit(1);
      return row && { user: row.user, known: row.device !== null };
    },

    /** By what she signs in with: user name, phone or e-mail. */
    async called(account: string): Promise<User | undefined> {
      const name = accountKey(account);
      const [user] = await db
        .select()
        .from(appUser)
        .where(or(eq(appUser.username, name), eq(appUser.phone, plainPhone(name)), eq(appUser.email, name)))
        .limit(1);
      return user;
    },

    /** Names by id; an id that nobody has is missing. */
    async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (!ids.length) return new Map();
      const rows = await db
        .select({ id: appUser.id, name: appUser.name })
        .from(appUser)
        .where(inArray(appUser.id, [...ids]));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    async nextCode(): Promise<string> {
      const [row] = await db.select({ n: sql<string>`nextval('user_code_seq')::text` }).from(sql`(select 1) as one`);
      return `KR${String(row?.n).padStart(7, '0')}TC`;
    },

    async insert(user: typeof appUser.$inferInsert): Promise<User> {
      const [created] = await db.insert(appUser).values(user).returning();
      if (!created) throw new Error('An inserted account was not returned');
      return created;
    },

    async desksOf(id: string): Promise<OpsDesk[]> {
      const rows = await db
        .select({ desk: operatorDesk.desk })
        .from(operatorDesk)
        .innerJoin(appUser, eq(appUser.id, operatorDesk.userId))
        .where(and(eq(operatorDesk.userId, id), eq(appUser.status, 'ACTIVE')));
      return rows.map(({ desk }) => desk);
    },

    /** These and no others. */
    async setDesks(userId: string, desks: readonly OpsDesk[]): Promise<void> {
      await db.delete(operatorDesk).where(eq(operatorDesk.userId, userId));
      if (desks.length) await db.insert(operatorDesk).values(desks.map((desk) => ({ userId, desk })));
    },

    async setProfileStatus(id: string, profileStatus: Profile['profileStatus']): Promise<void> {
      await db.update(appUser).set({ profileStatus }).where(eq(appUser.id, id));
    },

    /** Of the row alone; the sessions themselves: `endAllOf`. */
    async signOut(id: string, now: Date): Promise<void> {
      await db.update(appUser).set({ signedOutAt: now }).where(eq(appUser.id, id));
    },

    async signedIn(id: string, deviceId: string | undefined, now: Date): Promise<void> {
      await db.update(appUser).set({ lastLoginAt: now }).where(eq(appUser.id, id));
      if (deviceId) await knowDevice(id, deviceId, now);
    },

    /** A device that the account is known on has a counter of its own at the sign-in. */
    knowDevice,
  };
}

/** Reads one account over and over: prepared once. */
export function accountReader(db: Db): (id: string) => Promise<User | undefined> {
  const byId = db
    .select()
    .from(appUser)
    .where(eq(appUser.id, sql.placeholder('id')))
    .prepare('identity_account');
  return async (id) => (await byId.execute({ id }))[0];
}

/** Who may enter this portal: teachers, and the team that runs it (ROL-1). */
export const isPortalUser = ({ userType }: Pick<User, 'userType'>): boolean =>
  userType === 'TEACHER' || userType === 'OPERATOR';

/** The public picture of an account; nothing else of the row ever leaves the module. */
export const profileOf = (user: User, desks: readonly OpsDesk[]): Profile => ({
  id: user.id,
  code: user.code,
  name: user.name,
  avatar: user.avatar,
  userType: user.userType,
  phone: user.phone,
  email: user.email,
  profileStatus: user.profileStatus,
  timeZone: user.timeZone,
  desks: [...desks],
});
