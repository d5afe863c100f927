import { millisecondsInDay } from 'date-fns/constants';
import { addDays, isoWeekdayOf } from '@portal/domain/time/day';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { studentId } from '../people/people.ts';
import {
  canceled,
  classRow,
  type ClassPlan,
  done,
  draftLesson,
  type EnrollmentRow,
  enrollmentRows,
  finished,
  type LessonRow,
  noShow,
  running,
} from './lesson-rows.ts';
import { CANCELED, type DemoClass, ENDED, FINISHED, lessonTitle, RUNNING, UPCOMING } from './main-classes.ts';
import { anchorOf, type PlannedSpan, spanOn, unfoldPattern } from './week-pattern.ts';

const TEACHER = DEMO_ACCOUNTS.math.id;
/** So many lessons of the running classes are over when the demo starts; the next one is running. */
const OVER = 76;
const TOTAL = 120;
const CANCELED_AT = new Map([
  [31, '학생이 아파서 쉬었어요.'],
  [58, '학교 행사와 겹쳤어요.'],
  [91, '가족 여행으로 미리 취소했어요.'],
]);
const NO_SHOWS = [12, 37, 66];

/** Remembers what is taken and finds the first time of day that is not. */
function createPlanner(taken: PlannedSpan[]) {
  return (day: string, length: number, minutes: readonly number[]): PlannedSpan => {
    const free = minutes
      .map((minute) => spanOn(day, minute, length))
      .find(({ start, end }) => taken.every((other) => end <= other.start || start >= other.end));
    if (!free) throw new Error(`The demo has no room for a lesson on ${day}.`);
    taken.push(free);
    return free;
  };
}

const EVENING = [20 * 60 + 40, 13 * 60, 14 * 60, 21 * 60 + 30, 9 * 60, 11 * 60, 7 * 60];

/** The twelve classes and 232 lessons of the main teacher around `now` (demo-data 4.2). */
export function buildMainLessons(now: Date): ClassPlan {
  const today = anchorOf(now).day;
  const monday = addDays(today, 1 - isoWeekdayOf(today));
  const regular = buildRunning(now);
  const taken: PlannedSpan[] = regular.map(({ startAt, endAt }) => ({ start: startAt, end: endAt }));
  const plan = createPlanner(taken);
  const course = (of: DemoClass, days: readonly string[], length: number, minutes: readonly number[]) =>
    days.map((day, at) => draftLesson(of, TEACHER, at + 1, lessonTitle(of, at + 1), plan(day, length, minutes)));

  const past = FINISHED.flatMap((of, at) =>
    course(of, daysOf(addDays(monday, -70), [1, 2, 4, 5], of.lessons), 50, [
      (15 + at * 2) * 60,
      15 * 60 + at * 120 + 60,
    ]).map(finished),
  );
  const sundays = Array.from({ length: ENDED.lessons }, (_, at) => addDays(monday, -1 - 7 * (ENDED.lessons - 1 - at)));
  const lastSunday = sundays.at(-1)!;
  const ended = course(ENDED, lastSunday < today ? sundays : sundays.map((day) => addDays(day, -7)), 60, [
    14 * 60,
    20 * 60,
    11 * 60,
    9 * 60,
  ])
    // The diaries of the last two are still to be written.
    .map((row) => (row.no > ENDED.lessons - 2 ? done(row) : finished(row)));
  const stopped = course(CANCELED, daysOf(addDays(monday, -42), [1, 3, 5], CANCELED.lessons), 50, EVENING).map((row) =>
    row.no <= 3 ? finished(row) : canceled(row, '수강생의 일정이 바뀌어 수업을 마쳤어요.'),
  );
  const comingMonday = addDays(monday, 35);
  const coming = [
    ...course(UPCOMING[0]!, daysOf(comingMonday, [1, 3, 5], 16), 60, [16 * 60]),
    ...course(UPCOMING[1]!, daysOf(comingMonday, [2, 4, 6], 16), 50, [16 * 60]),
  ];
  const trials = buildTrials(monday, today, plan);

  const lessons = [...regular, ...past, ...ended, ...stopped, ...coming, ...trials.lessons];
  const stages = [
    ...Object.values(RUNNING).map((of) => ({ of, stage: { progress: 'IN_PROGRESS' as const } })),
    ...UPCOMING.map((of) => ({ of, stage: { progress: 'UPCOMING' as const } })),
    { of: ENDED, stage: { progress: 'ENDED' as const } },
    ...FINISHED.map((of) => ({ of, stage: { progress: 'FINISHED' as const } })),
    {
      of: CANCELED,
      stage: {
        progress: 'IN_PROGRESS' as const,
        canceledAt: stopped[2]!.endAt,
        cancelReason: '수강생의 일정이 바뀌었어요.',
      },
    },
  ];
  const classes = stages.map(({ of, stage }) => classRow(of, TEACHER, lessons, stage));
  const enrollments = stages.flatMap(({ of }, at) => enrollmentRows(of, classes[at]!));
  return { lessons, classes, enrollments: [...enrollments, ...trials.enrollments] };
}

function buildRunning(now: Date): LessonRow[] {
  const pattern = unfoldPattern(now, 7, 5);
  const runningAt = pattern.findIndex(
    ({ of, start }) => of === 'A' && start.getTime() === anchorOf(now).start.getTime(),
  );
  const numbers = new Map<string, number>();
  const rows = pattern.slice(runningAt - OVER, runningAt - OVER + TOTAL).map(({ of, ...span }, at) => {
    const no = (numbers.get(of) ?? 0) + 1;
    numbers.set(of, no);
    const row = draftLesson(RUNNING[of], TEACHER, no, lessonTitle(RUNNING[of], no), span);
    const reason = CANCELED_AT.get(at);
    if (reason) return canceled(row, reason);
    if (at > OVER) return row;
    if (at === OVER) return running(row);
    // The last two wait for the guardians' confirmation.
    if (at >= OVER - 2) return done(row);
    return NO_SHOWS.includes(at) ? noShow(finished(row)) : finished(row);
  });
  return rows;
}

/** Six trials that were held early in the term, one in the next days and one a week later. */
function buildTrials(monday: string, today: string, plan: ReturnType<typeof createPlanner>) {
  const hosts = [RUNNING.C, RUNNING.D, RUNNING.E, RUNNING.A, RUNNING.B, RUNNING.C, UPCOMING[0]!, UPCOMING[1]!];
  const days = [
    ...[-69, -65, -60, -55, -51, -46].map((offset) => addDays(monday, offset)),
    addDays(today, 2),
    addDays(today, 9),
  ];
  const lessons = hosts.map((of, at) => {
    const length = at % 2 === 0 ? 30 : 60;
    const span = plan(days[at]!, length, [13 * 60 + 30, 11 * 60, 21 * 60 + 15, 9 * 60, 12 * 60]);
    const row = {
      ...draftLesson(of, TEACHER, 1, `체험 수업 – ${of.topics[1]!}`, span),
      programmeNo: null,
      isTrial: true,
    };
    return { ...(at < 6 ? finished(row) : row), id: `les-math-trial-${at + 1}` };
  });
  // The first six tried a class and took another one.
  const students = [23, 24, 25, 29, 20, 26, 19, 28];
  const enrollments = lessons.map((row, at): EnrollmentRow => ({
    id: `enr-math-trial-${at + 1}`,
    classId: row.classId,
    studentId: studentId(students[at]!),
    trialLessonId: row.id,
    status: at < 6 ? 'COMPLETED' : 'ACTIVE',
    enrolledAt: new Date(row.startAt.getTime() - 4 * millisecondsInDay),
  }));
  return { lessons, enrollments };
}

/** The first `count` days from `from` on that fall on these weekdays. */
function daysOf(from: string, weekdays: readonly number[], count: number): string[] {
  const days: string[] = [];
  for (let day = from; days.length < count; day = addDays(day, 1))
    if (weekdays.includes(isoWeekdayOf(day))) days.push(day);
  return days;
}
