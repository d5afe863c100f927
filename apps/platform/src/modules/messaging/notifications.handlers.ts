import type { notificationsContract } from '@portal/domain/messaging/notifications.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Clock } from '../../core/clock.ts';
import type { Db } from '../../core/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/implement.ts';
import { notificationReads, notificationWrites } from './notifications.queries.ts';
import { pushTokenQueries } from './push-tokens.queries.ts';

const MOST_APPS = 8;

export function notificationsHandlers(db: Db, clock: Clock): Handlers<typeof notificationsContract> {
  const queries = { ...notificationReads(db), ...notificationWrites(db) };
  const pushTokens = pushTokenQueries(db);

  /** Somebody else's id is answered like one that never was. */
  async function seqOfOwn(userId: string, id: string, field: string): Promise<number> {
    const seq = await queries.seqOf(userId, id);
    if (seq === undefined) throw new DomainError('VALIDATION', { fields: { [field]: '없는 알림이에요.' } });
    return seq;
  }

  /** Names of applications are free, so their number is not: each would keep a row for ever. */
  async function refuseManyApps(userId: string, app: string): Promise<void> {
    const apps = await queries.appsOf(userId);
    if (apps.length >= MOST_APPS && !apps.includes(app))
      throw new DomainError('VALIDATION', { fields: { 'x-msg-app': '알 수 없는 앱이에요.' } });
  }

  return {
    async registerPushToken({ caller: { userId, sessionId }, body, headers }) {
      const app = headers['x-msg-app'];
      await pushTokens.register({ token: body.token, userId, sessionId, app, at: clock.now() });
      return {};
    },

    async markAllNotificationsSeen({ caller: { userId }, body, headers }) {
      const upTo =
        body.upTo === undefined ? (await queries.inboxOf(userId)).lastSeq : await seqOfOwn(userId, body.upTo, 'upTo');
      await refuseManyApps(userId, headers['x-msg-app']);
      await queries.markSeen(userId, headers['x-msg-app'], upTo);
      return {};
    },

    countNotSeenNotifications: async ({ caller, headers }) => ({
      count: await queries.countNotSeen(caller.userId, headers['x-msg-app']),
    }),

    async listNotifications({ caller: { userId }, query }) {
      const before = query.lastItem === undefined ? undefined : await seqOfOwn(userId, query.lastItem, 'lastItem');
      const size = query.size === undefined ? LIMITS.notificationPageSize : Number(query.size);
      return queries.page(userId, size, before);
    },

    async getNotification({ caller, query }) {
      const found = await queries.find(caller.userId, query.id);
      if (!found) throw new DomainError('NOT_FOUND');
      return found;
    },

    async markNotificationRead({ caller, body }) {
      if (!(await queries.markRead(caller.userId, body.id, clock.now()))) throw new DomainError('NOT_FOUND');
      return {};
    },
  };
}
