import { notificationSettingsContract } from '@portal/domain/notifications/notification-settings.contract';
import { MESSAGE_APP, notificationsContract } from '@portal/domain/notifications/notifications.contract';
import type { Db, Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { implement } from '../../core/http/implement.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import type { Letter } from './channels/channels.tables.ts';
import { registerDemoMailbox } from './channels/demo-mailbox.routes.ts';
import { createMailChannel } from './channels/mail-channel.ts';
import { createPushChannel } from './channels/push-channel.ts';
import { readSubscription } from './channels/push-subscription.ts';
import { vapidKeys } from './channels/vapid-keys.ts';
import { createDeliveryDispatcher } from './delivery/delivery-dispatcher.ts';
import { deliveryQueries } from './delivery/delivery.queries.ts';
import { pushTokenQueries } from './delivery/push-tokens.queries.ts';
import { type Accounts, recipientsOf } from './delivery/recipients.ts';
import { notificationsHandlers } from './list/notifications.handlers.ts';
import { type NewNotification, notificationReads, notificationWrites } from './list/notifications.queries.ts';
import { createSnoozeSweep } from './list/snooze-sweep.ts';
import { createNotify, type Notice } from './outbox/notify.ts';
import { createOutboxDispatcher } from './outbox/outbox-dispatcher.ts';
import { outboxQueries } from './outbox/outbox.queries.ts';
import { notificationSettingsHandlers } from './settings/notification-settings.handlers.ts';

export type { Letter } from './channels/channels.tables.ts';
export { type LetterBlock, letterOf } from './channels/letter-blocks.ts';
export type { NewNotification } from './list/notifications.queries.ts';
export type { Notice } from './outbox/notify.ts';
export { about, type ZonedNotice } from './outbox/zoned-notice.ts';

export interface NotificationsModule extends PlatformModule {
  /** Tells a user something, inside the transaction of its cause. It arrives after that transaction commits. */
  notify(tx: Tx, notice: Notice): Promise<void>;
  /** What was asked in a notice of ANSWER_MOVE needs no answer any more, inside the transaction that ended it. */
  answered(tx: Tx, ref: string): Promise<void>;
  /** Mails an address that belongs to no account, inside the transaction of its cause. */
  mail(tx: Tx, letter: Letter): Promise<void>;
  /** How many a user has not seen in the portal. */
  countNotSeen(userId: string): Promise<number>;
  /** Delivers what waits now, for those who must not wait for the next round. */
  deliver(): Promise<void>;
  /** Sends what is due over push and e-mail, and waits for it. */
  sendDue(): Promise<void>;
  /** Brings back the snoozed notifications whose time has come. */
  wakeSnoozed(): Promise<void>;
  /** The public key for which browsers make their push subscriptions; known after `register`. */
  pushKey(): string;
  /** Writes finished notifications, oldest first, as imports and demo data do. */
  importNotifications(tx: Tx, userId: string, notifications: readonly NewNotification[]): Promise<void>;
  /** Marks all but the newest `unseen` of a user as seen in one application. */
  importSeen(tx: Tx, userId: string, app: string, unseen: number): Promise<void>;
}

/** Notifications: the list, its badge, the outbox through which all others send, and the ways out of the portal. */
export function notificationsModule(deps: ModuleDeps, accounts: Accounts): NotificationsModule {
  const { database, clock, config, events, log } = deps;
  const { db } = database;
  let keys: Awaited<ReturnType<typeof vapidKeys>> | undefined;
  const keysNow = () => {
    if (!keys) throw new Error('The push keys are read when the module is registered');
    return keys;
  };
  const emailOf = async (tx: Tx | Db, userId: string) => {
    const account = await accounts.getUser(tx, userId);
    return account?.status === 'ACTIVE' ? account.email : null;
  };
  const mail = createMailChannel({ db, clock, config, log, emailOf: (userId) => emailOf(db, userId) });
  const push = createPushChannel({ db, push: config.push, keys: keysNow, log });
  const recipientOf = async (tx: Tx | Db, userId: string) => (await recipientsOf(tx, accounts, [userId])).get(userId)!;
  const deliveries = createDeliveryDispatcher({
    database,
    clock,
    log,
    channels: { EMAIL: mail, PUSH: push },
    sendLetter: (id, letter) => mail.sendLetter(id, letter),
    recipientOf: (userId) => recipientOf(db, userId),
  });
  const outbox = createOutboxDispatcher({ ...deps, accounts, onDeliveries: () => deliveries.wake() });
  const sweep = createSnoozeSweep(deps);
  const notify = createNotify(clock);

  const checkPushToken = (token: string) => {
    if (readSubscription(token, config.push.hosts) === 'NOT_ALLOWED')
      throw new DomainError('VALIDATION', { fields: { token: '알림을 보낼 수 없는 브라우저예요.' } });
  };

  return {
    async register(app) {
      keys = await vapidKeys(db, config.push);
      const wake = () => outbox.wake();
      implement(app, notificationsContract, notificationsHandlers({ db, clock, checkPushToken }));
      const reachableOf = async (userId: string) => (await recipientOf(db, userId)).reachable;
      const settings = notificationSettingsHandlers({ db, clock, emailOf, reachableOf, notify, wake });
      implement(app, notificationSettingsContract, settings);
      if (config.demo) registerDemoMailbox(app, db, config);
      events.on('session.revoked', ({ sessionId }) => pushTokenQueries(db).forgetSession(sessionId));
      const workers = [outbox, sweep, deliveries];
      for (const worker of workers) worker.start();
      app.addHook('preClose', async () => {
        for (const worker of workers) await worker.stop();
        mail.close();
      });
    },
    notify: async (tx, notice) => void (await notify(tx, notice)),
    async answered(tx, ref) {
      // In this order: what is being told between the two is found in the list.
      await outboxQueries(tx).answered(ref);
      await notificationWrites(tx).answered(ref);
    },
    mail: (tx, letter) => deliveryQueries(tx).putLetter(letter, clock.now()),
    countNotSeen: (userId) => notificationReads(db).countNotSeen(userId, MESSAGE_APP),
    deliver: () => outbox.flush(),
    sendDue: () => deliveries.flush(),
    wakeSnoozed: () => sweep.flush(),
    pushKey: () => keysNow().publicKey,
    importNotifications: (tx, userId, notifications) => notificationWrites(tx).append(userId, notifications),
    async importSeen(tx, userId, app, unseen) {
      const { lastSeq } = await notificationReads(tx).inboxOf(userId);
      await notificationWrites(tx).markSeen(userId, app, lastSeq - unseen);
    },
  };
}
