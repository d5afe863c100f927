import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { supportTicket as table } from './tickets.tables.ts';

/** Lessons that somebody has asked the team about: those of tickets that are open, or were until after a moment. */
export async function questionedLessons(on: Db | Tx, since: Date): Promise<string[]> {
  const rows = await on
    .selectDistinct({ id: table.targetId })
    .from(table)
    .where(and(eq(table.targetType, 'LESSON'), or(isNull(table.closedAt), gt(table.closedAt, since))));
  return rows.map(({ id }) => id!);
}

/** Tickets about these lessons, open or not; null while one is open. */
export async function ticketsAbout(
  on: Db | Tx,
  lessonIds: readonly string[],
): Promise<{ lessonId: string; endedAt: Date | null }[]> {
  const rows = await on
    .select({ lessonId: table.targetId, endedAt: table.closedAt })
    .from(table)
    .where(and(eq(table.targetType, 'LESSON'), inArray(table.targetId, [...lessonIds])));
  return rows.map(({ lessonId, endedAt }) => ({ lessonId: lessonId!, endedAt }));
}
