import type { notificationsContract } from '@portal/domain/messaging/notifications.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Clock } from '../../core/clock.ts';
import type { Db } from '../../core/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/implement.ts';
import { notificationQueries } from './notifications.queries.ts';
import { pushTokenQueries } from './push-tokens.queries.ts';

export function notificationsHandlers(db: Db, clock: Clock): Handlers<typeof notificationsContract> {
  const queries = notificationQueries(db);
  const pushTokens = pushTokenQueries(db);

  /** Somebody else's id is answered like one that never was. */
  async function seqOfOwn(userId: string, id: string, field: string): Promise<number> {
    const seq = await queries.seqOf(userId, id);
    if (seq === undefined) throw new DomainError('VALIDATION', { fields: { [field]: '없는 알림이에요.' } });
    return seq;
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
      await queries.markSeen(userId, headers['x-msg-app'], upTo);
      return {};
    },

    countNotSeenNotifications: async ({ caller, headers }) => ({
      count: await queries.countNotSeen(caller.userId, headers['x-msg-app']),
    }),

    async listNotifications({ caller: { userId }, query }) {
      const before = query.lastItem === undefined ? undefined : await seqOfOwn(userId, query.lastItem, 'lastItem');
      const size = query.size === undefined ? LIMITS.notificationPageSize : Number(query.size);
      const [{ total }, items] = await Promise.all([queries.inboxOf(userId), queries.page(userId, size, before)]);
      return { total, items };
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
