import type { enrollment, lesson, teachingClass } from '../modules/teaching/teaching.tables.ts';
import { dayOf } from '../modules/teaching/zone-time.ts';
import type { DemoClass } from './main-classes.ts';
import { studentId } from './people.ts';
import { DEMO_ZONE, type PlannedSpan } from './week-pattern.ts';

export type LessonRow = typeof lesson.$inferInsert;
type ClassRow = typeof teachingClass.$inferInsert;
export type EnrollmentRow = typeof enrollment.$inferInsert;

export interface ClassPlan {
  readonly lessons: LessonRow[];
  readonly classes: ClassRow[];
  readonly enrollments: EnrollmentRow[];
}

export const classId = (teacherId: string, key: string) =>
  `cls-${teacherId.replace('usr-demo-', '')}-${key.toLowerCase()}`;

/** A lesson before its status is known. */
export function draftLesson(
  of: DemoClass,
  teacherId: string,
  no: number,
  title: string,
  { start, end }: PlannedSpan,
): LessonRow {
  const id = classId(teacherId, of.key);
  return {
    id: `${id.replace('cls-', 'les-')}-${String(no).padStart(2, '0')}`,
    classId: id,
    teacherId,
    no,
    title,
    startAt: start,
    endAt: end,
    status: 'UPCOMING',
    held: null,
    notHeldReason: null,
    isTrial: false,
    mode: 'ONLINE',
    place: null,
    cancelReason: null,
  };
}

export const finished = (row: LessonRow): LessonRow => ({ ...row, status: 'FINISHED', held: true });
export const done = (row: LessonRow): LessonRow => ({ ...row, status: 'DONE', held: true });
export const running = (row: LessonRow): LessonRow => ({ ...row, status: 'IN_PROGRESS' });
export const canceled = (row: LessonRow, cancelReason: string): LessonRow => ({
  ...row,
  status: 'CANCELED',
  cancelReason,
});
export const noShow = (row: LessonRow): LessonRow => ({
  ...row,
  held: false,
  notHeldReason: '학생이 15분 동안 들어오지 않았어요.',
});

type Stage = { progress: ClassRow['progress']; canceledAt?: Date; cancelReason?: string };

/** The row of a class from its regular lessons. */
export function classRow(of: DemoClass, teacherId: string, lessons: readonly LessonRow[], stage: Stage): ClassRow {
  const id = classId(teacherId, of.key);
  const own = lessons.filter((row) => row.classId === id && !row.isTrial);
  return {
    id,
    code: `C-${id.replace('cls-', '').toUpperCase()}`,
    teacherId,
    name: of.name,
    mode: own[0]!.mode,
    progress: stage.progress,
    canceledAt: stage.canceledAt ?? null,
    cancelReason: stage.cancelReason ?? null,
    startDate: dayOf(own[0]!.startAt, DEMO_ZONE),
    endDate: dayOf(own.at(-1)!.startAt, DEMO_ZONE),
    lessonTotal: of.lessons,
    capacity: of.students.length,
    place: own[0]!.place ?? null,
  };
}

export function enrollmentRows(of: DemoClass, row: ClassRow): EnrollmentRow[] {
  const status = row.canceledAt ? 'CANCELED' : row.progress === 'FINISHED' ? 'COMPLETED' : 'ACTIVE';
  const enrolledAt = new Date(Date.parse(`${row.startDate}T00:00:00Z`) - 9 * 86_400_000);
  return of.students.map((number) => ({
    id: `enr-${row.id.replace('cls-', '')}-${studentId(number)}`,
    classId: row.id,
    studentId: studentId(number),
    trialLessonId: null,
    status,
    enrolledAt,
  }));
}
