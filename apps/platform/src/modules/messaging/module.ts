import { notificationsContract } from '@portal/domain/messaging/notifications.contract';
import type { Tx } from '../../core/database.ts';
import { implement } from '../../core/implement.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { notificationsHandlers } from './notifications.handlers.ts';
import { type NewNotification, notificationReads, notificationWrites } from './notifications.queries.ts';
import { createNotify, type Notice } from './notify.ts';
import { createOutboxDispatcher } from './outbox-dispatcher.ts';
import { pushTokenQueries } from './push-tokens.queries.ts';

export interface MessagingModule extends PlatformModule {
  /** Tells a user something, inside the transaction of its cause. It arrives after that transaction commits. */
  notify(tx: Tx, notice: Notice): Promise<void>;
  /** Delivers what waits now, for those who must not wait for the next round. */
  deliver(): Promise<void>;
  /** Writes finished notifications, oldest first, as imports and demo data do. */
  importNotifications(tx: Tx, userId: string, notifications: readonly NewNotification[]): Promise<void>;
  /** Marks all but the newest `unseen` of a user as seen in one application. */
  importSeen(tx: Tx, userId: string, app: string, unseen: number): Promise<void>;
}

/** Notifications: the list, its badge, and the outbox through which all others send. */
export function messagingModule(deps: ModuleDeps): MessagingModule {
  const { database, clock, events } = deps;
  const dispatcher = createOutboxDispatcher(deps);
  return {
    async register(app) {
      implement(app, notificationsContract, notificationsHandlers(database.db, clock));
      events.on('session.revoked', ({ sessionId }) => pushTokenQueries(database.db).forgetSession(sessionId));
      dispatcher.start();
      app.addHook('preClose', () => dispatcher.stop());
    },
    notify: createNotify(clock),
    deliver: () => dispatcher.flush(),
    importNotifications: (tx, userId, notifications) => notificationWrites(tx).append(userId, notifications),
    async importSeen(tx, userId, app, unseen) {
      const { lastSeq } = await notificationReads(tx).inboxOf(userId);
      await notificationWrites(tx).markSeen(userId, app, lastSeq - unseen);
    },
  };
}
