import { and, count, desc, eq, exists, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { likePattern } from '../../../core/database/like-pattern.ts';
import { assignment, isLate, submission } from '../assignments/assignments.tables.ts';
import { assignmentTemplate as table, type TemplateRow } from './assignment-templates.tables.ts';

/** Reads and writes the templates of one teacher. Every statement names her. */
export function templateQueries(db: Db | Tx, teacherId: string) {
  const isOwn = (id: string) => and(eq(table.teacherId, teacherId), eq(table.id, id));
  const isFound = (search: string | undefined) => {
    const like = likePattern(search);
    return and(
      eq(table.teacherId, teacherId),
      search ? or(ilike(table.title, like), ilike(table.content, like)) : undefined,
    );
  };
  return {
    async total(search?: string): Promise<number> {
      const [row] = await db.select({ n: count() }).from(table).where(isFound(search));
      return row!.n;
    },

    /** The newest first. */
    page: ({
      search,
      page,
      size,
    }: {
      search: string | undefined;
      page: number;
      size: number;
    }): Promise<TemplateRow[]> =>
      db
        .select()
        .from(table)
        .where(isFound(search))
        .orderBy(desc(table.seq))
        .limit(size)
        .offset((page - 1) * size),

    async own(id: string): Promise<TemplateRow | undefined> {
      const [row] = await db.select().from(table).where(isOwn(id));
      return row;
    },

    /** Until the transaction ends, nobody else changes it. */
    async lock(id: string): Promise<TemplateRow | undefined> {
      const [row] = await db.select().from(table).where(isOwn(id)).for('update');
      return row;
    },

    async byClientId(clientId: string): Promise<TemplateRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.teacherId, teacherId), eq(table.clientId, clientId)));
      return row;
    },

    async insert(row: Omit<typeof table.$inferInsert, 'teacherId'>): Promise<TemplateRow> {
      const [made] = await db
        .insert(table)
        .values({ ...row, teacherId })
        .returning();
      return made!;
    },

    async change(id: string, set: Partial<TemplateRow>): Promise<TemplateRow> {
      const [changed] = await db.update(table).set(set).where(isOwn(id)).returning();
      return changed!;
    },

    async remove(id: string): Promise<void> {
      await db.delete(table).where(isOwn(id));
    },

    /** The assignments that were made of it and published, the latest deadline first. */
    madeOf: (id: string) =>
      db
        .select({
          id: assignment.id,
          isHandedIn: sql<boolean>`${exists(
            db
              .select({ one: sql`1` })
              .from(submission)
              .where(eq(submission.assignmentId, assignment.id)),
          )}`,
        })
        .from(assignment)
        .where(
          and(eq(assignment.teacherId, teacherId), eq(assignment.templateId, id), isNotNull(assignment.publishedAt)),
        )
        .orderBy(desc(assignment.deadlineAt)),

    /** What came of one assignment: how many in time, the average of what was returned, and how long half of them needed. */
    async resultOf(assignmentId: string) {
      const [row] = await db
        .select({
          onTime: sql<number>`count(*) filter (where not ${isLate})::int`,
          average: sql<number | null>`round(avg(${submission.returnedScore}), 1)::float8`,
          typicalHours: sql<
            number | null
          >`round((percentile_cont(0.5) within group (order by extract(epoch from ${submission.submittedAt} - ${assignment.displayAt})) / 3600)::numeric, 1)::float8`,
        })
        .from(submission)
        .innerJoin(assignment, eq(assignment.id, submission.assignmentId))
        .where(and(eq(assignment.teacherId, teacherId), eq(assignment.id, assignmentId)));
      return row!;
    },
  };
}
