import type { Db, Tx } from '../../../core/database/database.ts';
import type { OutwardChannel } from '../channels/channels.tables.ts';
import { DEFAULT_PREFERENCE, notificationSettingsQueries } from '../settings/notification-settings.queries.ts';
import type { Recipient } from './delivery-plan.ts';
import { pushTokenQueries } from './push-tokens.queries.ts';

/** What this module has to know of an account; identity gives it. */
export interface Accounts {
  getUser(
    tx: Tx | Db,
    id: string,
  ): Promise<{ email: string | null; timeZone: string; status: 'ACTIVE' | 'DELETED' } | undefined>;
}

/** How each of these users wants to be told, and on which ways she can be. */
export async function recipientsOf(
  tx: Tx | Db,
  accounts: Accounts,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> {
  const settings = notificationSettingsQueries(tx);
  const switches = await settings.switchesOf(userIds);
  const preferences = await settings.preferencesOf(userIds);
  const withDevice = await pushTokenQueries(tx).ownersAmong(userIds);
  const recipients = new Map<string, Recipient>();
  for (const userId of userIds) {
    const account = await accounts.getUser(tx, userId);
    const reachable: OutwardChannel[] = [];
    if (account?.status === 'ACTIVE' && withDevice.has(userId)) reachable.push('PUSH');
    if (account?.status === 'ACTIVE' && account.email !== null) reachable.push('EMAIL');
    recipients.set(userId, {
      zone: account?.timeZone ?? 'UTC',
      preference: preferences.get(userId) ?? DEFAULT_PREFERENCE,
      switches: switches.get(userId) ?? [],
      reachable,
    });
  }
  return recipients;
}
