import webPush from 'web-push';
import type { PushSettings } from '../../../core/config/config.ts';
import type { Db } from '../../../core/database/database.ts';
import { keptSecret } from '../../../core/database/kept-secret.queries.ts';
import { messagingSecret } from './channels.tables.ts';

/** The configured key pair, or one that is kept with the data, so that subscriptions stay good. */
export const vapidKeys = async (db: Db, { keys }: PushSettings): Promise<NonNullable<PushSettings['keys']>> =>
  keys ?? keptSecret(db, messagingSecret, { name: 'vapid-keys', make: () => webPush.generateVAPIDKeys() });
