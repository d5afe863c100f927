import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { ReportOutcome } from '@portal/domain/community/moderation';
import type { On } from '../community-deps.ts';
import {
  communityRemoval as removal,
  communityReport as report,
  type RemovalRow,
  type ReportRow,
} from './moderation.tables.ts';

/** Reports and removals of words; whoever writes holds the row of their post. */
export function moderationQueries(db: On) {
  return {
    /** The last report of one reader about each of these words. */
    async reportsBy(reporterId: string, wordsIds: readonly string[]): Promise<ReadonlyMap<string, ReportRow>> {
      if (!wordsIds.length) return new Map();
      const rows = await db
        .selectDistinctOn([report.wordsId])
        .from(report)
        .where(and(eq(report.reporterId, reporterId), inArray(report.wordsId, [...wordsIds])))
        .orderBy(report.wordsId, desc(report.seq));
      return new Map(rows.map((row) => [row.wordsId, row]));
    },

    /** Undefined where her report about the words waits already. */
    async addReport(row: typeof report.$inferInsert): Promise<ReportRow | undefined> {
      const [added] = await db.insert(report).values(row).onConflictDoNothing().returning();
      return added;
    },

    reportsAbout: (wordsId: string): Promise<ReportRow[]> =>
      db.select().from(report).where(eq(report.wordsId, wordsId)).orderBy(asc(report.seq)),

    /** Why each of these words was reported, the first first. */
    reasonsOf: (wordsIds: readonly string[]) =>
      db
        .select({ id: report.wordsId, reason: report.reason, outcomeAt: report.outcomeAt })
        .from(report)
        .where(inArray(report.wordsId, [...wordsIds]))
        .orderBy(asc(report.seq)),

    /** Ends the reports that wait; the answer is whose they are. */
    async endReports(
      wordsId: string,
      outcome: ReportOutcome,
      outcomeReason: string,
      outcomeAt: Date,
    ): Promise<string[]> {
      const rows = await db
        .update(report)
        .set({ outcome, outcomeReason, outcomeAt })
        .where(and(eq(report.wordsId, wordsId), isNull(report.outcome)))
        .returning({ reporterId: report.reporterId });
      return rows.map(({ reporterId }) => reporterId);
    },

    /** Words that were brought back stay: what was said to those who had reported them is true no more; the answer is whose they are. */
    async keepAfterAll(wordsId: string, { at }: RemovalRow, outcomeReason: string, outcomeAt: Date): Promise<string[]> {
      const rows = await db
        .update(report)
        .set({ outcome: 'KEPT', outcomeReason, outcomeAt })
        .where(and(eq(report.wordsId, wordsId), eq(report.outcome, 'REMOVED'), eq(report.outcomeAt, at)))
        .returning({ reporterId: report.reporterId });
      return rows.map(({ reporterId }) => reporterId);
    },

    /** What a removal ended waits again: the answer is what was reported, the first first. */
    async reopenReports(wordsId: string, { at }: RemovalRow): Promise<ReportRow[]> {
      const rows = await db
        .update(report)
        .set({ outcome: null, outcomeReason: '', outcomeAt: null })
        .where(and(eq(report.wordsId, wordsId), eq(report.outcome, 'REMOVED'), eq(report.outcomeAt, at)))
        .returning();
      return rows.toSorted((one, other) => one.seq - other.seq);
    },

    async addRemoval(row: typeof removal.$inferInsert): Promise<RemovalRow> {
      const [added] = await db.insert(removal).values(row).returning();
      return added!;
    },

    /** The last removal of each, by the words. */
    async removalsOf(wordsIds: readonly string[]): Promise<ReadonlyMap<string, RemovalRow>> {
      if (!wordsIds.length) return new Map();
      const rows = await db
        .selectDistinctOn([removal.wordsId])
        .from(removal)
        .where(inArray(removal.wordsId, [...wordsIds]))
        .orderBy(removal.wordsId, desc(removal.seq));
      return new Map(rows.map((row) => [row.wordsId, row]));
    },

    removalsAbout: (wordsId: string): Promise<RemovalRow[]> =>
      db.select().from(removal).where(eq(removal.wordsId, wordsId)).orderBy(asc(removal.seq)),

    async changeRemoval(seq: number, set: Partial<RemovalRow>): Promise<void> {
      await db.update(removal).set(set).where(eq(removal.seq, seq));
    },
  };
}
