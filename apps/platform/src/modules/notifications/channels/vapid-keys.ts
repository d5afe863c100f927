import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { PushSettings } from '../../../core/config/config.ts';
import type { Db } from '../../../core/database/database.ts';
import { messagingSecret } from '../channels.tables.ts';

const NAME = 'vapid-keys';

/** The configured key pair, or one made at the first start and kept with the data, so that subscriptions stay good. */
export async function vapidKeys(db: Db, { keys }: PushSettings): Promise<NonNullable<PushSettings['keys']>> {
  if (keys) return keys;
  const read = async () => (await db.select().from(messagingSecret).where(eq(messagingSecret.name, NAME)))[0];
  const known = await read();
  if (known) return known.value as NonNullable<PushSettings['keys']>;
  // Two processes may start at once on one PostgreSQL; the first row stays.
  await db.insert(messagingSecret).values({ name: NAME, value: webPush.generateVAPIDKeys() }).onConflictDoNothing();
  const row = await read();
  if (!row) throw new Error(`The secret ${NAME} was not stored`);
  return row.value as NonNullable<PushSettings['keys']>;
}
