import type { AnswerOf, QueryOf } from '@portal/domain/contract/endpoint';
import type { SortDirection } from '@portal/domain/contract/sort';
import type { COURSE_SORTS, coursesContract } from '@portal/domain/courses/courses.contract';
import { wasApproved } from '../profile/module.ts';
import type { CourseDeps } from './course-deps.ts';
import { courseListQueries } from './course-list.queries.ts';

type Wanted = QueryOf<typeof coursesContract.listCourses>;
type CourseList = AnswerOf<typeof coursesContract.listCourses>;

/** The catalogue of a teacher's own courses. */
export function courseListService({ database: { db }, files, catalog, classes }: CourseDeps) {
  return async function list(
    teacherId: string,
    { status, q, page = '1', size = '10', sort = 'updatedAt,DESC' }: Wanted,
  ): Promise<CourseList> {
    const queries = courseListQueries(
      db,
      teacherId,
      catalog.subjects.map(({ id }) => id),
    );
    const [field, direction] = sort.split(',') as [(typeof COURSE_SORTS)[number], SortDirection];
    const [total, rows, counts, isAllowed] = await Promise.all([
      queries.total({ status, q }),
      queries.page({ status, q, page: Number(page), size: Number(size), sort: field, direction }),
      queries.counts(),
      wasApproved(db, teacherId),
    ]);
    const studentCounts = await classes.studentCounts(
      db,
      rows.map(({ id }) => id),
    );
    const images = await files.refsOf(
      db,
      rows.flatMap(({ imageId }) => imageId ?? []),
    );
    const items = rows.map(({ liveNo, archivedAt, imageId, subjectId, updatedAt, dueAt, ...row }) => ({
      ...row,
      studentCount: studentCounts.get(row.id) ?? 0,
      image: (imageId && images.get(imageId)) || null,
      isLive: liveNo !== null && archivedAt === null,
      isArchived: archivedAt !== null,
      subjectName: (subjectId && catalog.subjectName(subjectId)) || null,
      updatedAt: updatedAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
    }));
    return { total, items, counts, mayCreate: isAllowed };
  };
}
