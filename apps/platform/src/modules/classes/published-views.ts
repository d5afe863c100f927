import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { enrollment, guardian, student, studentGuardian, teachingClass } from './classes.tables.ts';

// What other contexts may read of classes in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** Classes, for the statements of other contexts. */
export const classView = read
  .select({
    id: teachingClass.id,
    teacherId: teachingClass.teacherId,
    classNo: teachingClass.classNo,
    courseId: teachingClass.courseId,
    revisionNo: teachingClass.revisionNo,
    packageId: teachingClass.packageId,
    code: teachingClass.code,
    name: teachingClass.name,
    progress: teachingClass.progress,
    canceledAt: teachingClass.canceledAt,
    lessonTotal: teachingClass.lessonTotal,
    isTrial: teachingClass.isTrial,
    clientId: teachingClass.clientId,
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
    endedAt: enrollment.endedAt,
    takesFrom: enrollment.takesFrom,
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

/** How guardians are reached, for the statements of other contexts. */
export const guardianView = read
  .select({ id: guardian.id, name: guardian.name, email: guardian.email, language: guardian.language })
  .from(guardian)
  .as('guardian_view');

/** Whose guardian somebody is, for the statements of other contexts. */
export const guardianshipView = read
  .select({ studentId: studentGuardian.studentId, guardianId: studentGuardian.guardianId })
  .from(studentGuardian)
  .as('guardianship_view');

interface Taking {
  readonly status: PgColumn;
  readonly endedAt: PgColumn;
}

/** Those who take or took the lessons until now or to the end; of a cancelled class, those who would have. */
export const takesPart = (of: Taking, inClass: { readonly canceledAt: PgColumn }) =>
  or(
    inArray(of.status, ['ACTIVE', 'COMPLETED']),
    and(eq(of.status, 'CANCELED'), isNull(of.endedAt), isNotNull(inClass.canceledAt)),
  )!;

/** Whether a lesson that began then is one of his: nothing from before he came, nothing from after he left. */
export const isWithin = (of: Pick<Taking, 'endedAt'> & { readonly takesFrom: PgColumn }, began: Date | SQL) =>
  and(or(isNull(of.endedAt), gt(of.endedAt, began)), or(isNull(of.takesFrom), lte(of.takesFrom, began)))!;

const again = alias(enrollment, 'again');

/** Not what was before he came back: of each student of a class one. */
export const isNewest = (of: Record<'id' | 'classId' | 'studentId' | 'endedAt', PgColumn>) =>
  notExists(
    read
      .select({ one: sql`1` })
      .from(again)
      .where(
        and(
          ne(again.id, of.id),
          eq(again.classId, of.classId),
          eq(again.studentId, of.studentId),
          isNull(again.trialLessonId),
          gte(again.takesFrom, of.endedAt),
        ),
      ),
  );
