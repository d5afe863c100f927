import { QueryBuilder } from 'drizzle-orm/pg-core';
import { assignment, submission } from './assignments/assignments.tables.ts';
import { lecture } from './lectures/lectures.tables.ts';

// What other contexts may read of coursework in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** Material of classes, for the statements of other contexts. */
export const lectureView = read.select().from(lecture).as('lecture_view');

/** Assignments of classes, for the statements of other contexts. */
export const assignmentView = read
  .select({
    id: assignment.id,
    teacherId: assignment.teacherId,
    classId: assignment.classId,
    lessonId: assignment.lessonId,
    title: assignment.title,
    fileIds: assignment.fileIds,
    displayAt: assignment.displayAt,
    deadlineAt: assignment.deadlineAt,
    publishedAt: assignment.publishedAt,
  })
  .from(assignment)
  .as('assignment_view');

/** How far what was handed in is graded, for the statements of other contexts. */
export const submissionView = read
  .select({
    id: submission.id,
    teacherId: submission.teacherId,
    classId: submission.classId,
    gradeState: submission.gradeState,
    submittedAt: submission.submittedAt,
    gradedAt: submission.gradedAt,
  })
  .from(submission)
  .as('submission_view');
