import { QueryBuilder } from 'drizzle-orm/pg-core';
import { assignment, assignmentStudent, submission } from './assignments/assignments.tables.ts';
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

/** Until when which student may hand in what others have to before, for the statements of other contexts. */
export const extensionView = read
  .select({
    assignmentId: assignmentStudent.assignmentId,
    studentId: assignmentStudent.studentId,
    extendedTo: assignmentStudent.extendedTo,
  })
  .from(assignmentStudent)
  .as('extension_view');

/** What was handed in and how far it is graded, for the statements of other contexts; the score is the one that the family has. */
export const submissionView = read
  .select({
    id: submission.id,
    assignmentId: submission.assignmentId,
    teacherId: submission.teacherId,
    classId: submission.classId,
    studentId: submission.studentId,
    submittedAt: submission.submittedAt,
    returnedScore: submission.returnedScore,
    returnedAt: submission.returnedAt,
    gradeState: submission.gradeState,
    gradedAt: submission.gradedAt,
  })
  .from(submission)
  .as('submission_view');
