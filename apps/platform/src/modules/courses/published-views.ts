import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { approvalRequest, course } from './courses.tables.ts';

// What other contexts may read of courses in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** Approvals of courses, for the statements of other contexts. */
export const courseApprovalView = read
  .select({ teacherId: course.teacherId, courseId: course.id, status: approvalRequest.status })
  .from(course)
  .innerJoin(approvalRequest, eq(approvalRequest.courseId, course.id))
  .as('course_approval_view');
