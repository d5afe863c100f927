import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SortDirection } from '@portal/domain/contract/sort';
import { COURSE_STATUSES, type CourseStatus } from '@portal/domain/courses/course-status';
import type { COURSE_SORTS } from '@portal/domain/courses/courses.contract';
import type { Db } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like-pattern.ts';
import { approvalRequest, course, courseRevision } from './courses.tables.ts';

export interface CourseOrder {
  readonly status?: CourseStatus | 'ON_SALE' | 'ARCHIVED' | undefined;
  readonly q?: string | undefined;
  readonly page: number;
  readonly size: number;
  readonly sort: (typeof COURSE_SORTS)[number];
  readonly direction: SortDirection;
}

export type CourseCounts = Record<CourseStatus | 'ARCHIVED', number>;

/** Reads the catalogue of one teacher. Every statement names her; `subjectIds` are in the order of their names. */
export function courseListQueries(db: Db, teacherId: string, subjectIds: readonly string[]) {
  const isOwn = eq(course.teacherId, teacherId);
  const isShown = (status: CourseOrder['status']) =>
    and(
      eq(courseRevision.courseId, course.id),
      eq(courseRevision.no, status === 'ON_SALE' ? course.liveNo : course.workNo),
    );

  // Not joined: a join reads all that waits, whosever it is.
  const dueAt = sql<Date | null>`(
    select ${approvalRequest.dueAt} from ${approvalRequest}
    where ${approvalRequest.courseId} = ${course.id} and ${approvalRequest.status} = 'PENDING')`.mapWith(
    approvalRequest.dueAt,
  );

  const keys: Record<CourseOrder['sort'], SQL> = {
    updatedAt: sql`${course.updatedAt}`,
    // Code points are the order of a Korean dictionary, whatever the database thinks of as its language.
    title: sql`lower(${courseRevision.title}) collate "C"`,
    subject: sql`array_position(${sql.param([...subjectIds])}::text[], ${courseRevision.subjectId})`,
  };

  const wanted = ({ status, q }: Pick<CourseOrder, 'status' | 'q'>) => {
    const text = likePattern(q);
    return and(
      isOwn,
      status === 'ARCHIVED' ? isNotNull(course.archivedAt) : isNull(course.archivedAt),
      status && status !== 'ARCHIVED' && status !== 'ON_SALE' ? eq(course.status, status) : undefined,
      text === '%%' ? undefined : or(ilike(courseRevision.title, text), ilike(course.code, text)),
    );
  };

  return {
    async total(order: Pick<CourseOrder, 'status' | 'q'>): Promise<number> {
      const counted = db.select({ n: count() }).from(course).$dynamic();
      // Every course has what it is worked on: only for a word in it, or for what is on sale, need it be looked at.
      const isLookedAt = order.status === 'ON_SALE' || order.q?.trim();
      const [row] = await (isLookedAt ? counted.innerJoin(courseRevision, isShown(order.status)) : counted).where(
        wanted(order),
      );
      return row!.n;
    },

    page: ({ page, size, sort, direction, ...order }: CourseOrder) =>
      db
        .select({
          id: course.id,
          code: course.code,
          status: course.status,
          version: course.version,
          liveNo: course.liveNo,
          updatedAt: course.updatedAt,
          archivedAt: course.archivedAt,
          title: courseRevision.title,
          imageId: courseRevision.imageId,
          subjectId: courseRevision.subjectId,
          lessonCount: courseRevision.lessonCount,
          lowestFee: courseRevision.lowestFee,
          dueAt,
        })
        .from(course)
        .innerJoin(courseRevision, isShown(order.status))
        .where(wanted(order))
        .orderBy(
          sql`${direction === 'ASC' ? asc(keys[sort]) : desc(keys[sort])} nulls last`,
          desc(course.updatedAt),
          asc(course.id),
        )
        .limit(size)
        .offset((page - 1) * size),

    async counts(): Promise<CourseCounts> {
      const kind = sql<
        CourseStatus | 'ARCHIVED'
      >`case when ${course.archivedAt} is null then ${course.status} else 'ARCHIVED' end`;
      const rows = await db
        .select({ kind, n: count() })
        .from(course)
        .where(isOwn)
        .groupBy(sql`1`);
      const found = new Map(rows.map((row) => [row.kind, row.n]));
      const of = (one: CourseStatus | 'ARCHIVED') => [one, found.get(one) ?? 0] as const;
      return Object.fromEntries([...COURSE_STATUSES, 'ARCHIVED' as const].map(of)) as CourseCounts;
    },
  };
}
