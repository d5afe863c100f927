import type { LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import { type Stay, staysOf } from '@portal/domain/evidence/presence';
import type { Db, Tx } from '../../../core/database/database.ts';
import { asEvidence, EMPTY_CHAIN, isWhole, type NewEvidence, nextLink } from './evidence-chain.ts';
import { evidenceQueries } from './evidence.queries.ts';

/** What lessons leave behind as a proof (W1). */
export interface Evidence {
  /**
   * Adds an event at the end of a lesson's chain, in the transaction of its cause. Of many at once each gets its own number.
   * False where the chain is sealed: then nothing is written any more, and the caller goes on.
   */
  append(tx: Tx, lessonId: string, event: NewEvidence): Promise<boolean>;
  /** Where everybody was and when, in the room and at its door. */
  stays(on: Db | Tx, lessonId: string): Promise<Stay[]>;
  /** What was shown in a lesson, each once; the address of what is somebody else's page. */
  shown(on: Db | Tx, lessonId: string): Promise<{ name: string; url: string | null }[]>;
  /** Those of these lessons in which something was shown. */
  shownIn(on: Db | Tx, lessonIds: readonly string[]): Promise<string[]>;
}

export const evidence: Evidence & {
  /** Until the transaction ends nobody else adds to the chain: what is read of it now stays true. */
  hold(tx: Tx, lessonId: string): Promise<void>;
  /** Nothing is added to the chain from now on. */
  seal(tx: Tx, lessonId: string, at: Date): Promise<void>;
  read(on: Db | Tx, lessonId: string): Promise<Omit<LessonEvidence, 'people'>>;
} = {
  async append(tx, lessonId, event) {
    const queries = evidenceQueries(tx);
    const head = await queries.lockHead(lessonId);
    if (head.sealedAt) return false;
    await queries.insert(nextLink(lessonId, head, event));
    return true;
  },

  stays: async (on, lessonId) => staysOf(await evidenceQueries(on).comings(lessonId)),

  async shown(on, lessonId) {
    const shown = new Map<string, { name: string; url: string | null }>();
    for (const { name, url } of await evidenceQueries(on).shown(lessonId)) {
      if (typeof name !== 'string') continue;
      const address = typeof url === 'string' ? url : null;
      shown.set(address ?? name, { name, url: address });
    }
    return [...shown.values()];
  },

  shownIn: (on, lessonIds) => evidenceQueries(on).shownIn(lessonIds),

  async hold(tx, lessonId) {
    await evidenceQueries(tx).lockHead(lessonId);
  },

  seal: (tx, lessonId, at) => evidenceQueries(tx).seal(lessonId, at),

  async read(on, lessonId) {
    const { head, rows } = await evidenceQueries(on).chainOf(lessonId);
    return {
      events: rows.map(asEvidence),
      chainValid: isWhole(rows, head ?? EMPTY_CHAIN),
      sealedAt: head?.sealedAt?.toISOString() ?? null,
    };
  },
};
