import { and, eq, inArray, sql } from 'drizzle-orm';
import { isOnByDefault, type NotificationSwitch } from '@portal/domain/notifications/notification-settings';
import type { Db, Tx } from '../../../core/database/database.ts';
import { notificationPreference, notificationSwitch } from '../channels/channels.tables.ts';
import type { Preference } from '../delivery/quiet-hours.ts';

/** What holds for somebody who never chose. */
export const DEFAULT_PREFERENCE: Preference = { quietFrom: null, quietTo: null, digest: 'OFF' };

export function notificationSettingsQueries(db: Db | Tx) {
  const insertPreference = (userId: string) => db.insert(notificationPreference).values({ userId });
  return {
    /** What these users chose otherwise than the default. */
    async switchesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly NotificationSwitch[]>> {
      const rows = await db
        .select()
        .from(notificationSwitch)
        .where(inArray(notificationSwitch.userId, [...userIds]));
      const groups = Map.groupBy(rows, ({ userId }) => userId);
      return new Map(
        [...groups].map(([userId, chosen]) => [
          userId,
          chosen.map(({ category, channel, isOn }) => ({ category, channel, on: isOn })),
        ]),
      );
    },

    async preferencesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Preference>> {
      const rows = await db
        .select()
        .from(notificationPreference)
        .where(inArray(notificationPreference.userId, [...userIds]));
      return new Map(rows.map((row) => [row.userId, toPreference(row)]));
    },

    /** Her preference, which nobody else changes until the transaction ends. */
    async lockPreference(userId: string): Promise<Preference> {
      const [row] = await insertPreference(userId)
        .onConflictDoUpdate({ target: notificationPreference.userId, set: { userId: sql`excluded.user_id` } })
        .returning();
      return toPreference(row!);
    },

    async savePreference(userId: string, preference: Preference): Promise<void> {
      await db.update(notificationPreference).set(preference).where(eq(notificationPreference.userId, userId));
    },

    /** Keeps a switch that differs from the default, and forgets one that does not. */
    async saveSwitch(userId: string, { category, channel, on }: NotificationSwitch): Promise<void> {
      if (on === isOnByDefault(category, channel))
        await db
          .delete(notificationSwitch)
          .where(
            and(
              eq(notificationSwitch.userId, userId),
              eq(notificationSwitch.category, category),
              eq(notificationSwitch.channel, channel),
            ),
          );
      else
        await db
          .insert(notificationSwitch)
          .values({ userId, category, channel, isOn: on })
          .onConflictDoUpdate({
            target: [notificationSwitch.userId, notificationSwitch.category, notificationSwitch.channel],
            set: { isOn: on },
          });
    },
  };
}

const toPreference = ({ quietFrom, quietTo, digest }: typeof notificationPreference.$inferSelect): Preference => ({
  quietFrom: quietFrom?.slice(0, 5) ?? null,
  quietTo: quietTo?.slice(0, 5) ?? null,
  digest,
});
