import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { EvidenceKind } from '@portal/domain/evidence/lesson-evidence';
import type { Db, Tx } from '../../../core/database/database.ts';
import { studentView } from '../../classes/module.ts';
import { evidenceChain, evidenceEvent } from '../desk/lesson-desk.tables.ts';

type Head = typeof evidenceChain.$inferSelect;
type EvidenceRow = typeof evidenceEvent.$inferSelect;

/** What `staysOf` reads. */
const COMINGS = ['WAITED', 'TURNED', 'JOINED', 'LEFT', 'RECOVERED'] satisfies EvidenceKind[];
/** Somebody who comes or goes. */
export type Coming = Pick<EvidenceRow, 'kind' | 'actor' | 'at' | 'data'> & { readonly actorId: string };

export function evidenceQueries(db: Db | Tx) {
  /** Those of these lessons in whose chain something of this kind stands. */
  async function lessonsWith(kind: EvidenceKind, lessonIds: readonly string[]): Promise<string[]> {
    if (!lessonIds.length) return [];
    const rows = await db
      .selectDistinct({ id: evidenceEvent.lessonId })
      .from(evidenceEvent)
      .where(and(inArray(evidenceEvent.lessonId, [...lessonIds]), eq(evidenceEvent.kind, kind)));
    return rows.map(({ id }) => id);
  }

  return {
    /** The end of the chain, which nobody else can add to until the transaction ends. */
    async lockHead(lessonId: string): Promise<Head> {
      await db.insert(evidenceChain).values({ lessonId }).onConflictDoNothing();
      const [head] = await db.select().from(evidenceChain).where(eq(evidenceChain.lessonId, lessonId)).for('update');
      return head!;
    },

    async insert(row: EvidenceRow): Promise<void> {
      await db.insert(evidenceEvent).values(row);
    },

    async seal(lessonId: string, sealedAt: Date): Promise<void> {
      await db
        .update(evidenceChain)
        .set({ sealedAt })
        .where(and(eq(evidenceChain.lessonId, lessonId), isNull(evidenceChain.sealedAt)));
    },

    /** Comings and goings of people, in the order of the chain. */
    async comings(lessonId: string): Promise<Coming[]> {
      const { kind, actor, actorId, at, data } = evidenceEvent;
      const rows = await db
        .select({ kind, actor, actorId, at, data })
        .from(evidenceEvent)
        .where(and(eq(evidenceEvent.lessonId, lessonId), inArray(kind, COMINGS), isNotNull(actorId)))
        .orderBy(asc(evidenceEvent.seq));
      return rows.map((row) => ({ ...row, actorId: row.actorId! }));
    },

    /** What is known of each thing that was shown, in the order of the chain. */
    async shown(lessonId: string): Promise<EvidenceRow['data'][]> {
      const rows = await db
        .select({ data: evidenceEvent.data })
        .from(evidenceEvent)
        .where(and(eq(evidenceEvent.lessonId, lessonId), eq(evidenceEvent.kind, 'MATERIAL_SHOWN')))
        .orderBy(asc(evidenceEvent.seq));
      return rows.map(({ data }) => data);
    },

    shownIn: (lessonIds: readonly string[]) => lessonsWith('MATERIAL_SHOWN', lessonIds),
    recordedIn: (lessonIds: readonly string[]) => lessonsWith('RECORDING_STARTED', lessonIds),

    /** What students of whom a chain tells are called, by id; the caller has asked whose chain it is. */
    async studentNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (!ids.length) return new Map();
      const { id, name } = studentView;
      const rows = await db
        .select({ id, name })
        .from(studentView)
        .where(inArray(id, [...ids]));
      return new Map(rows.map((row) => [row.id, row.name]));
    },

    /** The whole chain and its end, of one moment. */
    async chainOf(lessonId: string): Promise<{ head: Head | undefined; rows: EvidenceRow[] }> {
      const found = await db
        .select({ head: evidenceChain, row: evidenceEvent })
        .from(evidenceChain)
        .leftJoin(evidenceEvent, eq(evidenceEvent.lessonId, evidenceChain.lessonId))
        .where(eq(evidenceChain.lessonId, lessonId))
        .orderBy(asc(evidenceEvent.seq));
      return { head: found[0]?.head, rows: found.flatMap(({ row }) => row ?? []) };
    },
  };
}
