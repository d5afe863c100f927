import type { InferOutput } from 'valibot';
import type { PlannedLesson, RollOverPlan } from '@portal/domain/classes/class';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { addDays, weekdayOf } from '@portal/domain/time/day';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { aPlannedLesson, aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aCourse, aCourseSummary } from '@portal/testing/courses/course-builders';
import { classWorlds } from './class-server.fixture.ts';

type TermPlan = InferOutput<typeof RollOverPlan>;

/** When the courses of these servers are held, and how many lessons one buys. */
export const tuesdayAndFriday: WeekSlot[] = [
  { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
  { weekday: 'FRIDAY', start: '19:00', end: '20:00' },
];
const LESSONS = 12;

const HOLIDAYS: Record<string, string> = { '2026-12-25': '성탄절', '2027-01-01': '새해 첫날' };
/** Of her own calendar. */
const ENTRY = {
  kind: 'EVENT',
  id: 'event-1',
  title: '학부모 상담 준비',
  startAt: '2026-11-27T19:30:00+09:00',
  endAt: '2026-11-27T20:30:00+09:00',
} as const;

/** The lessons that a server plans: on the days that were asked for, with holidays left out and what stands in the way. */
function plannedFor({ startDate, weeklySchedule, skipHolidays, exceptions }: TermPlan): PlannedLesson[] {
  const { programme } = aTeachingClass();
  const lessons: PlannedLesson[] = [];
  let skipped: PlannedLesson['skipped'] = [];
  for (let day = startDate; lessons.length < LESSONS; day = addDays(day, 1)) {
    const slot = weeklySchedule.find(({ weekday }) => weekday === weekdayOf(day));
    const holiday = HOLIDAYS[day];
    if (slot && holiday && skipHolidays) skipped.push({ date: day, name: holiday });
    else if (
      slot &&
      exceptions.some((one) => one.slotAt === `${day}T${slot.start}:00+09:00` && one.newStartAt === null)
    )
      skipped.push({ date: day, name: '건너뛴 회차' });
    else if (slot) {
      const at = lessons.length;
      const title = programme[at]?.title ?? `${at + 1}회차`;
      const [startAt, endAt] = [`${day}T${slot.start}:00+09:00`, `${day}T${slot.end}:00+09:00`];
      const isTaken = startAt < ENTRY.endAt && endAt > ENTRY.startAt;
      const conflict = isTaken ? ENTRY : null;
      const alternatives = isTaken ? [{ startAt: `${day}T17:00:00+09:00`, endAt: `${day}T18:00:00+09:00` }] : [];
      lessons.push(aPlannedLesson({ no: at + 1, title, startAt, endAt, skipped, conflict, alternatives }));
      skipped = [];
    }
  }
  return lessons;
}

/** Of a course that begins tomorrow: the third overlaps an own entry, Christmas and New Year are left out. */
export const somePlannedLessons = () =>
  plannedFor({
    startDate: '2026-11-19',
    weeklySchedule: tuesdayAndFriday,
    skipHolidays: true,
    skipTimeOffs: true,
    exceptions: [],
  });

const published = [
  aCourseSummary({ status: 'PUBLISHED', isLive: true }),
  aCourseSummary({ id: 'course-2', title: '중3 수학 심화 – 이차방정식', status: 'PUBLISHED', isLive: true }),
];

export const aCourseList = (items = published) => ({
  total: items.length,
  items,
  counts: { PUBLISHED: items.length, DRAFT: 0, WAITING_APPROVAL: 0, APPROVAL_IN_PROCESS: 0, REJECTED: 0, ARCHIVED: 0 },
  mayCreate: true,
});
const courseList = (items = published) => fake(coursesContract.listCourses, aCourseList(items));

const course = fake(coursesContract.getCourse, ({ params: { id } }) => {
  const packages = aCourse().content.packages.map((one) =>
    one.isTrial ? one : { ...one, name: `${LESSONS}회 수강권`, lessonCount: LESSONS },
  );
  const programme = aTeachingClass().programme.map(({ no, title }) => ({ id: `item-${no}`, title, content: '' }));
  const content = { ...aCourse().content, packages, programme, weeklySchedule: tuesdayAndFriday };
  const title = published.find((one) => one.id === id)?.title ?? content.title;
  return aCourse({ id, status: 'PUBLISHED', liveRevisionNo: 1, content: { ...content, title } });
});

const loaded = [
  courseList(),
  course,
  fake(contract.previewClass, ({ body }) => ({ lessons: plannedFor(body) })),
  fake(contract.previewRollOver, ({ body }) => ({ lessons: plannedFor(body) })),
  ...classWorlds.loaded,
];
/** Servers of the form of a new class, and of a new term. */
export const planningWorlds = {
  loaded,
  /** Nothing is in the way of a class. */
  free: [fake(contract.previewClass, { lessons: [aPlannedLesson()] }), ...loaded],
  previewFailed: [courseList(), course, fakeProblem(contract.previewClass, 'UNEXPECTED')],
  none: [courseList([])],
  loading: [neverAnswers(coursesContract.listCourses)],
  failed: [fakeProblem(coursesContract.listCourses, 'UNEXPECTED')],
};
