import { millisecondsInDay } from 'date-fns/constants';
import type { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { pushTokenQueries } from '../delivery/push-tokens.queries.ts';
import { archiving, snoozing } from './archive-and-snooze.ts';
import { moveNotification } from './move-notification.queries.ts';
import { notificationReads, notificationWrites } from './notifications.queries.ts';

const MOST_APPS = 8;
const LONGEST_SNOOZE_MS = 30 * millisecondsInDay;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Throws VALIDATION for a token that no channel will ever be able to use. */
  readonly checkPushToken: (token: string) => void;
}

export function notificationsHandlers({ db, clock, checkPushToken }: Deps): Handlers<typeof notificationsContract> {
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

  async function move(userId: string, id: string, decide: Parameters<typeof moveNotification>[2]) {
    if (!(await moveNotification(db, { userId, id, now: clock.now() }, decide))) throw new DomainError('NOT_FOUND');
    return {};
  }

  return {
    async registerPushToken({ caller: { userId, sessionId }, body: { token }, headers }) {
      checkPushToken(token);
      await pushTokens.register({ token, userId, sessionId, app: headers['x-msg-app'], at: clock.now() });
      return {};
    },

    async unregisterPushToken({ caller, body }) {
      await pushTokens.forgetOwn(caller.userId, body.token);
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

    async listNotifications({ caller: { userId }, query: { lastItem, size, filter, category, classId } }) {
      if (category !== undefined && classId !== undefined)
        throw new DomainError('VALIDATION', { fields: { classId: '종류와 수업 가운데 하나만 골라 주세요.' } });
      const beforeSeq = lastItem === undefined ? undefined : await seqOfOwn(userId, lastItem, 'lastItem');
      return queries.page(userId, {
        size: size === undefined ? LIMITS.notificationPageSize : Number(size),
        beforeSeq,
        filter,
        category,
        classId,
      });
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

    async markNotificationUnread({ caller, body }) {
      if (!(await queries.markUnread(caller.userId, body.id))) throw new DomainError('NOT_FOUND');
      return {};
    },

    async markAllNotificationsRead({ caller: { userId }, body: { upTo } }) {
      const { readSeq } = await queries.inboxOf(userId);
      const place = upTo === undefined ? undefined : await seqOfOwn(userId, upTo, 'upTo');
      await queries.markAllRead(userId, clock.now(), place);
      return { readUpTo: readSeq };
    },

    async undoMarkAllNotificationsRead({ caller: { userId }, body: { readUpTo } }) {
      await queries.undoAllRead(userId, readUpTo);
      return {};
    },

    archiveNotification: ({ caller, body }) => move(caller.userId, body.id, archiving(body.isArchived)),

    async snoozeNotification({ caller, body: { id, until: untilText } }) {
      const until = untilText === null ? null : new Date(untilText);
      const ahead = until ? until.getTime() - clock.now().getTime() : undefined;
      if (ahead !== undefined && (ahead <= 0 || ahead > LONGEST_SNOOZE_MS))
        throw new DomainError('VALIDATION', { fields: { until: '지금부터 30일 안의 시각을 골라 주세요.' } });
      return move(caller.userId, id, snoozing(until));
    },
  };
}
