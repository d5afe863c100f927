import type { EvidenceEvent } from '@portal/domain/lessons/lesson-evidence';
import type { Db, Tx } from '../../../core/database/database.ts';
import { asEvidence, EMPTY_CHAIN, isWhole, type NewEvidence, nextLink } from './evidence-chain.ts';
import { evidenceQueries } from './evidence.queries.ts';

/** A stretch during which somebody was in the room; without an end she still is. */
export interface Stay {
  readonly actorId: string;
  readonly from: Date;
  readonly to: Date | null;
}

/** What lessons leave behind as a proof (W1). */
export interface Evidence {
  /**
   * Adds an event at the end of a lesson's chain, in the transaction of its cause. Of many at once each gets its own number.
   * False where the chain is sealed: then nothing is written any more, and the caller goes on.
   */
  append(tx: Tx, lessonId: string, event: NewEvidence): Promise<boolean>;
  /** Who was in the room and when, from JOINED and LEFT; several connections of one person at a time are one stay. */
  stays(tx: Db | Tx, lessonId: string): Promise<Stay[]>;
}

export const evidence: Evidence & {
  /** Nothing is added to the chain from now on. */
  seal(tx: Tx, lessonId: string, at: Date): Promise<void>;
  read(db: Db | Tx, lessonId: string): Promise<{ events: EvidenceEvent[]; chainValid: boolean }>;
} = {
  async append(tx, lessonId, event) {
    const queries = evidenceQueries(tx);
    const head = await queries.lockHead(lessonId);
    if (head.sealedAt) return false;
    await queries.insert(nextLink(lessonId, head, event));
    return true;
  },

  async stays(tx, lessonId) {
    const done: Stay[] = [];
    const inside = new Map<string, { from: Date; connections: number }>();
    for (const { kind, actorId, at } of await evidenceQueries(tx).comings(lessonId)) {
      const stay = inside.get(actorId);
      if (kind === 'JOINED') inside.set(actorId, { from: stay?.from ?? at, connections: (stay?.connections ?? 0) + 1 });
      else if (stay && stay.connections > 1) stay.connections--;
      else if (stay && inside.delete(actorId)) done.push({ actorId, from: stay.from, to: at });
    }
    return [...done, ...[...inside].map(([actorId, { from }]) => ({ actorId, from, to: null }))];
  },

  seal: (tx, lessonId, at) => evidenceQueries(tx).seal(lessonId, at),

  async read(db, lessonId) {
    const { head = EMPTY_CHAIN, rows } = await evidenceQueries(db).chainOf(lessonId);
    return { events: rows.map(asEvidence), chainValid: isWhole(rows, head) };
  },
};
