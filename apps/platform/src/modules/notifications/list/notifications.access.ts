import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { defineAccess, naming, SECRET } from '../../../testing/access.ts';

const NOTE = 'ntf_matrix';
const upTo = { own: { body: {} }, foreign: { body: { upTo: NOTE } }, missing: { body: { upTo: 'ntf_none' } } };

export const access = defineAccess(notificationsContract, {
  rows: {
    registerPushToken: { own: { body: { token: 'push-token' } } },
    unregisterPushToken: { own: { body: { token: 'push-token' } } },
    markAllNotificationsSeen: upTo,
    countNotSeenNotifications: { own: {} },
    listNotifications: {
      ...naming(NOTE, 'ntf_none', (id) => ({ query: `?lastItem=${id}` })),
      own: {},
      valid: { query: `?lastItem=${NOTE}&size=10&filter=answer&classId=cls_1` },
    },
    getNotification: naming(NOTE, 'ntf_none', (id) => ({ query: `?id=${id}` })),
    markNotificationRead: naming(NOTE, 'ntf_none', (id) => ({ body: { id } })),
    markNotificationUnread: naming(NOTE, 'ntf_none', (id) => ({ body: { id } })),
    markAllNotificationsRead: upTo,
    undoMarkAllNotificationsRead: { own: { body: { readUpTo: 0 } } },
    archiveNotification: naming(NOTE, 'ntf_none', (id) => ({ body: { id, isArchived: true } })),
    snoozeNotification: naming(NOTE, 'ntf_none', (id) => ({ body: { id, until: null } })),
  },
  async seed({ database, notifications, clock }, userId) {
    const note = { id: NOTE, userId, title: '알림', content: SECRET, category: 'GENERAL', openDetail: true } as const;
    await database.db.transaction((tx) =>
      notifications.importNotifications(tx, userId, [
        { ...note, highlightMarks: [], publishedAt: clock.now(), url: null },
      ]),
    );
  },
});
