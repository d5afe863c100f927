import { and, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { CourseDraft } from '@portal/domain/courses/course';
import type { Db, Tx } from '../../core/database/database.ts';
import { course, courseHistory, courseRevision, type CourseRow, type RevisionRow } from './courses.tables.ts';

const COURSES = 7_306_004;

type NewCourse = Pick<CourseRow, 'id' | 'teacherId' | 'clientId'>;
type Change = Partial<Pick<CourseRow, 'status' | 'workNo' | 'liveNo' | 'version' | 'updatedAt' | 'archivedAt'>>;

/** Reads and writes courses and their revisions. What is asked for by a teacher names her. */
export function courseQueries(db: Db | Tx) {
  const isRevision = (courseId: string, no: number) =>
    and(eq(courseRevision.courseId, courseId), eq(courseRevision.no, no));
  const isAsRead = ({ id, status, version }: CourseRow) =>
    and(eq(course.id, id), eq(course.status, status), eq(course.version, version));

  return {
    /** Until the transaction ends, nobody else makes a course of this teacher's. */
    async lockCourses(teacherId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${COURSES}::int, hashtext(${teacherId}))`);
    },

    async own(teacherId: string, id: string): Promise<CourseRow | undefined> {
      const [row] = await db
        .select()
        .from(course)
        .where(and(eq(course.teacherId, teacherId), eq(course.id, id)));
      return row;
    },

    /** Of any teacher: for those who decide. */
    async byId(id: string): Promise<CourseRow | undefined> {
      const [row] = await db.select().from(course).where(eq(course.id, id));
      return row;
    },

    async byClientId(teacherId: string, clientId: string): Promise<CourseRow | undefined> {
      const [row] = await db
        .select()
        .from(course)
        .where(and(eq(course.teacherId, teacherId), eq(course.clientId, clientId)));
      return row;
    },

    async countNotArchived(teacherId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(course)
        .where(and(eq(course.teacherId, teacherId), isNull(course.archivedAt)));
      return row!.n;
    },

    /** A draft with its first revision. */
    async insert(row: NewCourse, content: CourseDraft, now: Date): Promise<CourseRow> {
      const [made] = await db
        .insert(course)
        .values({ ...row, status: 'DRAFT', workNo: 1, createdAt: now, updatedAt: now })
        .returning();
      await db.insert(courseRevision).values({ courseId: row.id, no: 1, createdAt: now, ...revisionColumns(content) });
      return made!;
    },

    /** Changes a course that is still as it was read; undefined when somebody was first. */
    async change(asRead: CourseRow, change: Change): Promise<CourseRow | undefined> {
      const [changed] = await db.update(course).set(change).where(isAsRead(asRead)).returning();
      return changed;
    },

    /** Removes a course that is still as it was read, with its revisions and requests. */
    async remove(asRead: CourseRow): Promise<CourseRow | undefined> {
      const [removed] = await db.delete(course).where(isAsRead(asRead)).returning();
      return removed;
    },

    async revision(courseId: string, no: number): Promise<RevisionRow | undefined> {
      const [row] = await db.select().from(courseRevision).where(isRevision(courseId, no));
      return row;
    },

    async nextRevisionNo(courseId: string): Promise<number> {
      const [row] = await db
        .select({ last: max(courseRevision.no) })
        .from(courseRevision)
        .where(eq(courseRevision.courseId, courseId));
      return (row?.last ?? 0) + 1;
    },

    /** Pictures of all revisions, each once. */
    async imageIds(courseId: string): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: courseRevision.imageId })
        .from(courseRevision)
        .where(and(eq(courseRevision.courseId, courseId), isNotNull(courseRevision.imageId)));
      return rows.map(({ id }) => id!);
    },

    async addRevision(row: Pick<RevisionRow, 'courseId' | 'no' | 'createdAt' | 'frozenAt'>, content: CourseDraft) {
      await db.insert(courseRevision).values({ ...row, ...revisionColumns(content) });
    },

    /** Writes over a revision that nobody else has seen. */
    async rewrite(courseId: string, no: number, content: CourseDraft): Promise<void> {
      await db
        .update(courseRevision)
        .set(revisionColumns(content))
        .where(and(isRevision(courseId, no), isNull(courseRevision.frozenAt)));
    },

    async freeze(courseId: string, no: number, now: Date): Promise<void> {
      await db
        .update(courseRevision)
        .set({ frozenAt: now })
        .where(and(isRevision(courseId, no), isNull(courseRevision.frozenAt)));
    },

    /** Drops a revision that nobody else has seen. */
    async dropRevision(courseId: string, no: number): Promise<void> {
      await db.delete(courseRevision).where(and(isRevision(courseId, no), isNull(courseRevision.frozenAt)));
    },

    async record(row: typeof courseHistory.$inferInsert): Promise<void> {
      await db.insert(courseHistory).values(row);
    },
  };
}

/** A content with what lists show of it; the lowest fee is of the packages that cost something. */
export function revisionColumns(content: CourseDraft) {
  const fees = content.packages.flatMap(({ isTrial, fee }) => (isTrial || fee === null ? [] : fee));
  return {
    content,
    title: content.title,
    subjectId: content.subjectId,
    imageId: content.imageId,
    lessonCount: content.programme.length,
    lowestFee: fees.length ? Math.min(...fees) : null,
  };
}
