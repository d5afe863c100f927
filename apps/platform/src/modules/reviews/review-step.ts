import { moveReview, type ReviewEvent } from '@portal/domain/reviews/review-transitions';
import type { Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { reviewQueries } from './reviews.queries.ts';
import type { reviewHistory, ReviewRow } from './reviews.tables.ts';

interface Step {
  readonly event: ReviewEvent;
  readonly by: { readonly actor: (typeof reviewHistory.$inferInsert)['actor']; readonly id: string };
  readonly now: Date;
  readonly set?: Partial<ReviewRow>;
  readonly note?: string;
}

/**
 * Takes a review that is locked one step on: by the table, with an update that counts only for the review as it was read, and
 * with its row of history. What would change nothing, such as the same call again, leaves no trace.
 */
export async function takeStep(
  tx: Tx,
  row: ReviewRow,
  { event, by, now, set = {}, note = '' }: Step,
): Promise<ReviewRow> {
  const move = moveReview(row, event);
  if ('refused' in move) throw new DomainError(move.refused);
  const change = { ...set, handling: move.to };
  const isNew = Object.entries(change).some(([key, value]) => row[key as keyof ReviewRow] !== value);
  if (!isNew) return row;
  const queries = reviewQueries(tx);
  const changed = await queries.change(row, change);
  if (!changed) throw new Error('A review changed under its lock');
  await queries.record({
    reviewId: row.id,
    event,
    fromHandling: row.handling,
    toHandling: move.to,
    actor: by.actor,
    actorId: by.id,
    note,
    at: now,
  });
  return changed;
}
