import { and, eq, inArray } from 'drizzle-orm';
import type { FamilyRecord } from '@portal/domain/families/family-door';
import type { Db, Tx } from '../../../core/database/database.ts';
import { evidenceEvent } from '../desk/lesson-desk.tables.ts';

type NoShow = NonNullable<FamilyRecord['noShow']>;

/** How long the teacher waited in those of these lessons to which nobody came, as their evidence has it. */
export async function noShowsOf(db: Db | Tx, lessonIds: readonly string[]): Promise<ReadonlyMap<string, NoShow>> {
  if (!lessonIds.length) return new Map();
  const rows = await db
    .select({ lessonId: evidenceEvent.lessonId, data: evidenceEvent.data })
    .from(evidenceEvent)
    .where(and(inArray(evidenceEvent.lessonId, [...lessonIds]), eq(evidenceEvent.kind, 'NO_SHOW')));
  return new Map(
    rows.map(({ lessonId, data }) => [lessonId, { waited: Number(data['waited']), since: String(data['since']) }]),
  );
}
