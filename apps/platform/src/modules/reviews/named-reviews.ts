import type { Db, Tx } from '../../core/database/database.ts';
import { type ReportLesson, reportLessonQueries } from './report/report-lessons.queries.ts';
import type { ReviewedClasses } from './review-deps.ts';
import type { ReviewRow } from './reviews.tables.ts';

/** A review with the names that everyone who reads it needs. */
export interface NamedReview extends ReviewRow {
  readonly className: string;
  readonly lessonTotal: number;
  readonly courseId: string | null;
  readonly studentName: string;
  readonly studentAvatar: string | null;
  readonly reportLesson: ReportLesson | null;
}

/** Reads the names of any number of reviews at once. */
export async function namedReviews(
  on: Db | Tx,
  { classesOf, studentsOf }: ReviewedClasses,
  rows: readonly ReviewRow[],
): Promise<NamedReview[]> {
  const classes = await classesOf(on, [...new Set(rows.map(({ classId }) => classId))]);
  const students = await studentsOf(on, [...new Set(rows.map(({ studentId }) => studentId))]);
  const lessons = await reportLessonQueries(on).of(rows.flatMap(({ reportLessonId }) => reportLessonId ?? []));
  return rows.map((row) => {
    // The database keeps every review together with its class and its student.
    const { name: className, courseId, lessonTotal } = classes.get(row.classId)!;
    const { name: studentName, avatar: studentAvatar } = students.get(row.studentId)!;
    return {
      ...row,
      className,
      courseId,
      lessonTotal,
      studentName,
      studentAvatar,
      reportLesson: lessons.get(row.reportLessonId ?? '') ?? null,
    };
  });
}

export async function namedReview(on: Db | Tx, classes: ReviewedClasses, row: ReviewRow): Promise<NamedReview> {
  const [named] = await namedReviews(on, classes, [row]);
  return named!;
}
