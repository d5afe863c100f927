import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Level } from '@portal/domain/catalog/level';
import type { CourseContent } from '@portal/domain/courses/course';
import type { Db, Tx } from '../../core/database/database.ts';
import { course, courseRevision } from './courses.tables.ts';

/** The revision that a class keeps to. */
interface Keeping {
  readonly id: string;
  readonly courseId: string | null;
  readonly revisionNo: number | null;
}

export interface RevisionFacts {
  readonly title: string;
  readonly level: Level | null;
}

/** What classes say of the courses that they were made from, by class; one without a course is missing. */
export async function revisionFacts(
  db: Db | Tx,
  classes: readonly Keeping[],
): Promise<ReadonlyMap<string, RevisionFacts>> {
  const wanted = classes.flatMap(({ courseId, revisionNo }) =>
    courseId !== null && revisionNo !== null
      ? [and(eq(courseRevision.courseId, courseId), eq(courseRevision.no, revisionNo))]
      : [],
  );
  if (!wanted.length) return new Map();
  const rows = await db
    .select({
      courseId: courseRevision.courseId,
      no: courseRevision.no,
      title: courseRevision.title,
      level: sql<Level | null>`${courseRevision.content} ->> 'level'`,
    })
    .from(courseRevision)
    .where(or(...wanted));
  const found = new Map(rows.map(({ courseId, no, ...facts }) => [`${courseId} ${no}`, facts]));
  return new Map(
    classes.flatMap(({ id, courseId, revisionNo }) => {
      const facts = found.get(`${courseId} ${revisionNo}`);
      return facts ? [[id, facts]] : [];
    }),
  );
}

/** The programme of one revision; empty where there is none. */
export async function revisionProgramme(
  db: Db | Tx,
  { courseId, revisionNo }: Omit<Keeping, 'id'>,
): Promise<CourseContent['programme']> {
  if (courseId === null || revisionNo === null) return [];
  const [row] = await db
    .select({ content: courseRevision.content })
    .from(courseRevision)
    .where(and(eq(courseRevision.courseId, courseId), eq(courseRevision.no, revisionNo)));
  return row?.content.programme ?? [];
}

/** What a teacher's own courses are called, by id. */
export async function courseTitles(
  db: Db | Tx,
  teacherId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const isWork = and(eq(courseRevision.courseId, course.id), eq(courseRevision.no, course.workNo));
  const rows = await db
    .select({ id: course.id, code: course.code, title: courseRevision.title })
    .from(course)
    .innerJoin(courseRevision, isWork)
    .where(and(eq(course.teacherId, teacherId), inArray(course.id, [...ids])));
  return new Map(rows.map(({ id, code, title }) => [id, title || code]));
}
