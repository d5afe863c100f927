import type { NotificationAction, NotificationClass } from '@portal/domain/notifications/notification';
import { categoryOf, type NotificationKind } from '@portal/domain/notifications/notification-kind';
import type { NotificationChannel } from '@portal/domain/notifications/notification-settings';
import type { Clock } from '../../../core/clock.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newNotificationId } from '../list/notification-ids.queries.ts';
import type { Mark } from '../list/notifications.tables.ts';
import { outboxQueries } from './outbox.queries.ts';

/** A fact that one user should hear of. Kind, entity, version and user together name it: told twice, it is heard once. */
export interface Notice {
  readonly userId: string;
  /** What happened. */
  readonly kind: NotificationKind;
  /** What it happened to, such as a lesson's id. */
  readonly entity: string;
  readonly version: number | string;
  /** Whoever misses it is harmed: it is told as a warning, whatever the category of its kind. */
  readonly isUrgent?: boolean;
  readonly title: string;
  readonly content: string;
  readonly highlightMarks?: readonly Mark[];
  /** Path below the site prefix, or an outside https address; without one a click opens the detail page. */
  readonly url?: string;
  /** Those with the same key are shown as one, such as all submissions of one class. */
  readonly groupKey?: string;
  /** The class that it tells of. */
  readonly ofClass?: NotificationClass | undefined;
  /** What can be done from the list itself. */
  readonly action?: NotificationAction;
  /** Asked for by the user on this one way: neither her settings nor her quiet hours apply. */
  readonly only?: NotificationChannel;
}

/** Puts a notice into the outbox inside the transaction of its cause: both happen, or neither. False when it was told before. */
export function createNotify(clock: Clock) {
  return async function notify(
    tx: Tx,
    { userId, kind, entity, version, isUrgent = false, highlightMarks = [], url, only, ofClass, ...text }: Notice,
  ): Promise<boolean> {
    return outboxQueries(tx).put({
      id: newNotificationId(),
      dedupeKey: [kind, entity, String(version), userId].map(encodeURIComponent).join('/'),
      userId,
      payload: {
        ...text,
        kind,
        answerRef: text.action?.kind === 'ANSWER_MOVE' ? text.action.refId : null,
        classId: ofClass?.id ?? null,
        className: ofClass?.name ?? null,
        category: categoryOf(kind, { isUrgent }),
        highlightMarks: [...highlightMarks],
        openDetail: url === undefined,
        url: url ?? null,
        ...(only === undefined ? {} : { only }),
      },
      createdAt: clock.now(),
    });
  };
}
