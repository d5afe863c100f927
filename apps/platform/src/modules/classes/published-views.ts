import { and, inArray, isNotNull, eq, or } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { enrollment, student, teachingClass } from './classes.tables.ts';

// What other contexts may read of classes in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** Classes, for the statements of other contexts. */
export const classView = read
  .select({
    id: teachingClass.id,
    teacherId: teachingClass.teacherId,
    courseId: teachingClass.courseId,
    revisionNo: teachingClass.revisionNo,
    name: teachingClass.name,
    progress: teachingClass.progress,
    canceledAt: teachingClass.canceledAt,
    lessonTotal: teachingClass.lessonTotal,
    meetingUrl: teachingClass.meetingUrl,
  })
  .from(teachingClass)
  .as('class_view');

/** Who takes part in which class, for the statements of other contexts. */
export const enrollmentView = read
  .select({
    id: enrollment.id,
    classId: enrollment.classId,
    studentId: enrollment.studentId,
    trialLessonId: enrollment.trialLessonId,
    status: enrollment.status,
    enrolledAt: enrollment.enrolledAt,
    lessonsBought: enrollment.lessonsBought,
    goals: enrollment.goals,
  })
  .from(enrollment)
  .as('enrollment_view');

/** Students, for the statements of other contexts. */
export const studentView = read
  .select({
    id: student.id,
    userId: student.userId,
    name: student.name,
    age: student.age,
    avatar: student.avatar,
  })
  .from(student)
  .as('student_view');

/** Those who take or took the lessons; of a cancelled class, those who would have. */
export const takesPart = (of: { readonly status: PgColumn }, inClass: { readonly canceledAt: PgColumn }) =>
  or(inArray(of.status, ['ACTIVE', 'COMPLETED']), and(eq(of.status, 'CANCELED'), isNotNull(inClass.canceledAt)))!;
