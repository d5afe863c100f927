import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CourseDraft } from '@portal/domain/courses/course';
import type { Db, Tx } from '../../core/database/database.ts';
import { course, courseRevision } from './courses.tables.ts';

export interface CourseOnSale {
  readonly id: string;
  readonly revisionNo: number;
  /** As it is on sale, whatever is written meanwhile. */
  readonly content: CourseDraft;
}

/** The courses of a teacher that are on sale, for anybody. */
export function coursesOnSale(db: Db | Tx, teacherId: string) {
  const select = (id?: string): Promise<CourseOnSale[]> =>
    db
      .select({ id: course.id, revisionNo: courseRevision.no, content: courseRevision.content })
      .from(course)
      .innerJoin(courseRevision, and(eq(courseRevision.courseId, course.id), eq(courseRevision.no, course.liveNo)))
      .where(
        and(
          eq(course.teacherId, teacherId),
          isNull(course.archivedAt),
          id === undefined ? undefined : eq(course.id, id),
        ),
      )
      .orderBy(desc(course.updatedAt), desc(course.id));
  return {
    /** What she last worked on first. */
    all: () => select(),
    one: async (id: string): Promise<CourseOnSale | undefined> => (await select(id))[0],
  };
}
