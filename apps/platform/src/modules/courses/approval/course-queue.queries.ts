import { and, asc, count, desc, eq, inArray, lt, min, ne, type SQL, sql } from 'drizzle-orm';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';
import type { Db } from '../../../core/database/database.ts';
import { OPS_PAGE, reachableStatement } from '../../../core/desk/reachable.queries.ts';
import { approvalRequest as table, course, courseRevision, type RequestRow } from '../courses.tables.ts';

/** Requests of all teachers, as those who decide them see them. */
export function courseQueueQueries(db: Db) {
  const isOpen = eq(table.status, 'PENDING');
  // It came before, and was declined or cancelled then.
  const isAgain = sql<boolean>`exists (
    select from approval_request earlier where earlier.course_id = ${table.courseId} and earlier.seq < ${table.seq}
      and earlier.status in ('DECLINED', 'CANCELED'))`;
  const rows = () =>
    db
      .select({ request: table, teacherId: course.teacherId, title: courseRevision.title, isAgain })
      .from(table)
      .innerJoin(course, eq(course.id, table.courseId))
      .innerJoin(
        courseRevision,
        and(eq(courseRevision.courseId, table.courseId), eq(courseRevision.no, table.revisionNo)),
      );

  return {
    async count(operatorId: string, now: Date) {
      const [row] = await db
        .select({
          open: count(),
          overdue: sql<number>`count(*) filter (where ${lt(table.dueAt, now)})::int`,
          mine: sql<number>`count(*) filter (where ${eq(table.reviewerId, operatorId)})::int`,
          nextDueAt: min(table.dueAt),
        })
        .from(table)
        .where(isOpen);
      return row!;
    },

    /** The most urgent first; of what has ended, the newest. */
    async page({ operatorId, filter, page }: { operatorId: string; filter: OpsFilter; page: number }) {
      const wanted: Record<OpsFilter, SQL | undefined> = {
        OPEN: isOpen,
        MINE: and(isOpen, eq(table.reviewerId, operatorId)),
        DECIDED: ne(table.status, 'PENDING'),
      };
      const [row] = await reachableStatement(db, table, wanted[filter]);
      const items = await rows()
        .where(wanted[filter])
        .orderBy(
          ...(filter === 'DECIDED' ? [desc(table.endedAt), desc(table.seq)] : [asc(table.dueAt), asc(table.seq)]),
        )
        .limit(OPS_PAGE)
        .offset((page - 1) * OPS_PAGE);
      return { total: row!.total, items };
    },

    async byId(id: string) {
      const [row] = await rows().where(eq(table.id, id));
      return row;
    },

    /** The request before this one, about the same course, whatever became of it. */
    async requestBefore({ courseId, seq }: RequestRow): Promise<RequestRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.courseId, courseId), lt(table.seq, seq)))
        .orderBy(desc(table.seq))
        .limit(1);
      return row;
    },

    /** The decision before a request, about the same course. */
    async decisionBefore({ courseId, seq }: RequestRow): Promise<RequestRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.courseId, courseId), lt(table.seq, seq), inArray(table.status, ['ACCEPTED', 'DECLINED'])))
        .orderBy(desc(table.seq))
        .limit(1);
      return row;
    },
  };
}
export type QueueRow = NonNullable<Awaited<ReturnType<ReturnType<typeof courseQueueQueries>['byId']>>>;
