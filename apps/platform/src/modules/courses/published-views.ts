import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { approvalRequest, course, courseRevision } from './courses.tables.ts';

// What other contexts may read of courses in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** Approvals of courses, for the statements of other contexts. */
export const courseApprovalView = read
  .select({ teacherId: course.teacherId, courseId: course.id, status: approvalRequest.status })
  .from(course)
  .innerJoin(approvalRequest, eq(approvalRequest.courseId, course.id))
  .as('course_approval_view');

// Names of fields stand without their view in a statement, so that they are of nobody else.
const text = (field: string) => sql<string>`item ->> ${sql.raw(`'${field}'`)}`;
const amount = (field: string) => sql<number>`(item ->> ${sql.raw(`'${field}'`)})::int`;

/** The packages of each revision, for the statements of other contexts. A trial costs nothing, so that it has no fee. */
export const coursePackageView = read
  .select({
    courseId: courseRevision.courseId,
    revisionNo: courseRevision.no,
    packageId: text('id').as('own_package_id'),
    name: text('name').as('package_name'),
    fee: amount('fee').as('package_fee'),
    lessonCount: amount('lessonCount').as('package_lesson_count'),
    minutes: sql<number>`(${courseRevision.content} ->> 'classDurationMinutes')::int`.as('package_minutes'),
  })
  .from(courseRevision)
  .innerJoin(sql`jsonb_array_elements(${courseRevision.content} -> 'packages') as package (item)`, sql`true`)
  .as('course_package_view');
