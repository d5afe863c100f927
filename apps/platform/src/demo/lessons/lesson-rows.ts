import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { dayOf, minuteOf, weekdayOf } from '@portal/domain/time/day';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import type { enrollment, teachingClass } from '../../modules/classes/classes.tables.ts';
import type { lesson } from '../../modules/lessons/lessons.tables.ts';
import { classRoomId } from '../chat/class-rooms.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { ageOf, GROWN_UP, studentId } from '../people/people.ts';
import type { DemoClass } from './main-classes.ts';
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

const GOALS = [
  '학교 진도를 놓치지 않고 따라가요.',
  '기말고사에서 서술형 문제를 끝까지 풀어요.',
  '틀린 까닭을 스스로 말할 수 있어요.',
  '어려운 문제 앞에서 먼저 시작해 봐요.',
  '숙제를 혼자 계획하고 끝내요.',
];

/** Of those who learn a language or an instrument, and of grown-ups. */
const OTHER_GOALS = [
  '배운 것을 가족 앞에서 보여 줘요.',
  '처음부터 끝까지 혼자 해 봐요.',
  '날마다 조금씩 연습해요.',
  '모르는 것을 먼저 물어봐요.',
];

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
    programmeNo: no,
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
    canceledBy: null,
    movedFromStart: null,
    movedFromEnd: null,
    version: 1,
  };
}

export const finished = (row: LessonRow): LessonRow => ({ ...row, status: 'FINISHED', held: true });
export const done = (row: LessonRow): LessonRow => ({ ...row, status: 'DONE', held: true });
export const running = (row: LessonRow): LessonRow => ({ ...row, status: 'IN_PROGRESS' });
export const canceled = (row: LessonRow, cancelReason: string): LessonRow => ({
  ...row,
  status: 'CANCELED',
  canceledBy: 'TEACHER',
  cancelReason,
});
export const noShow = (row: LessonRow): LessonRow => ({
  ...row,
  held: false,
  notHeldReason: '학생이 15분 동안 들어오지 않았어요.',
});

/** Times of the week at which a class mostly meets; a lesson that had to give way says nothing about them. */
function weeklyScheduleOf(lessons: readonly LessonRow[]): WeekSlot[] {
  const counts = new Map<string, number>();
  for (const { startAt, endAt } of lessons) {
    const weekday = weekdayOf(dayOf(startAt, DEMO_ZONE));
    const minute = minuteOf(startAt, DEMO_ZONE);
    const end = timeOfMinute(minute + (endAt.getTime() - startAt.getTime()) / millisecondsInMinute);
    const key = JSON.stringify({ weekday, start: timeOfMinute(minute), end } satisfies WeekSlot);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const often = Math.max(...counts.values()) / 2;
  return [...counts]
    .filter(([, count]) => count >= often)
    .map(([key]) => JSON.parse(key) as WeekSlot)
    .sort(
      (one, other) =>
        WEEKDAYS.indexOf(one.weekday) - WEEKDAYS.indexOf(other.weekday) || (one.start < other.start ? -1 : 1),
    );
}

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
    capacity: of.capacity ?? of.students.length,
    place: own[0]!.place ?? null,
    weeklySchedule: weeklyScheduleOf(own),
    chatRoomId: classRoomId(id),
  };
}

function goalOf(number: number, teacherId: string): string {
  const isAtSchool = teacherId === DEMO_ACCOUNTS.math.id && ageOf(number) < GROWN_UP;
  const goals = isAtSchool ? GOALS : OTHER_GOALS;
  return goals[number % goals.length]!;
}

export function enrollmentRows(of: DemoClass, row: ClassRow): EnrollmentRow[] {
  const status = row.canceledAt ? 'CANCELED' : row.progress === 'FINISHED' ? 'COMPLETED' : 'ACTIVE';
  const enrolledAt = new Date(Date.parse(`${row.startDate}T00:00:00Z`) - 9 * millisecondsInDay);
  return of.students.map((number) => ({
    id: `enr-${row.id.replace('cls-', '')}-${studentId(number)}`,
    classId: row.id,
    studentId: studentId(number),
    trialLessonId: null,
    status,
    enrolledAt,
    joinedChat: true,
    goals: goalOf(number, row.teacherId),
  }));
}
