import { randomBytes } from 'node:crypto';
import type { NotificationCategory } from '@portal/domain/messaging/notification';
import type { Clock } from '../../core/clock.ts';
import type { Tx } from '../../core/database.ts';
import type { Mark } from './messaging.tables.ts';
import { outboxQueries } from './outbox.queries.ts';

/** A fact that one user should hear of. Kind, entity, version and user together name it: told twice, it is heard once. */
export interface Notice {
  readonly userId: string;
  /** What happened, such as `LESSON_MOVED`. */
  readonly kind: string;
  /** What it happened to, such as a lesson's id. */
  readonly entity: string;
  readonly version: number | string;
  readonly category: NotificationCategory | null;
  readonly title: string;
  readonly content: string;
  readonly highlightMarks?: readonly Mark[];
  /** Path below the site prefix, or an outside https address; without one a click opens the detail page. */
  readonly url?: string;
}

/** Puts a notice into the outbox inside the transaction of its cause: both happen, or neither. */
export function createNotify(clock: Clock) {
  return async function notify(
    tx: Tx,
    { userId, kind, entity, version, highlightMarks = [], url, ...text }: Notice,
  ): Promise<void> {
    await outboxQueries(tx).put({
      id: `ntf_${randomBytes(15).toString('base64url')}`,
      dedupeKey: [kind, entity, String(version), userId].map(encodeURIComponent).join('/'),
      userId,
      payload: { ...text, highlightMarks: [...highlightMarks], openDetail: url === undefined, url: url ?? null },
      createdAt: clock.now(),
    });
  };
}
