import type { TeachingClass } from '@portal/domain/classes/class';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { addDays, isoWeekdayOf } from '@portal/domain/time/day';
import { aClassStudent, aTeachingClass } from '@portal/testing/classes/class-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { someClasses } from './classes.fixture.ts';

const noLesson = { nextLesson: null, cancelNoticeUntil: null };
/** Its programme as far as it was taught. */
const taughtTo = (no: number) => ({
  programme: aTeachingClass().programme.map((step) => (step.no > no ? { ...step, coveredAt: null } : step)),
});

/** The sixth lesson was moved from Thursday evening to where it can be entered now. */
const movedSixth = { startAt: '2026-11-18T10:50:00+09:00', endAt: '2026-11-18T11:50:00+09:00' };

/** A class that is two lessons behind, and whose next lesson can be entered now. */
export const aLateClass = () =>
  aTeachingClass({
    ...someClasses()[0],
    programme: taughtTo(3).programme.map((step) => (step.no === 6 ? { ...step, plannedAt: movedSixth.startAt } : step)),
    lessonsBehind: 2,
    nextLesson: {
      id: 'lesson-6',
      no: 6,
      title: '평행과 일치',
      status: 'UPCOMING',
      ...movedSixth,
    },
    cancelNoticeUntil: '2026-11-17T10:50:00+09:00',
  });

/** A class to whose fifth lesson nobody came. */
export const aMissedClass = () =>
  aTeachingClass({
    programme: taughtTo(4).programme.map((step) => ({ ...step, isMissed: step.no === 5 })),
    lessonHeld: 4,
    lessonNotHeld: 1,
    lessonsBehind: 1,
  });

/** The same class after what was missed was taught with the sixth. */
export const aClassThatCaughtUp = () =>
  aTeachingClass({
    programme: aTeachingClass().programme.map((step) => ({ ...step, isMissed: step.no === 5 })),
    lessonHeld: 5,
    lessonNotHeld: 1,
  });

/** A class that was cancelled after two of its lessons. */
export const aCanceledClass = () =>
  aTeachingClass({
    ...noLesson,
    ...taughtTo(2),
    canceledAt: '2026-11-10T09:00:00+09:00',
    cancelReason: '학생이 이사해서 취소했어요',
    lessonHeld: 2,
    lessonNotHeld: 10,
  });

/** A class of which every lesson was held. */
export const aFinishedClass = () =>
  aTeachingClass({
    ...noLesson,
    progress: 'FINISHED',
    startDate: '2026-10-06',
    endDate: '2026-11-12',
    lessonHeld: 12,
    programme: aTeachingClass().programme.map(({ plannedAt, ...step }) => {
      const at = plannedAt && `${addDays(plannedAt.slice(0, 10), -28)}${plannedAt.slice(10)}`;
      return { ...step, plannedAt: at, coveredAt: at };
    }),
  });

/** Its students by their place, from 0. */
export const person = (at: number) => {
  const no = `A${String(at + 1).padStart(2, '0')}`;
  return { id: `student-${no}`, name: `학생 ${no}` };
};

/** The lessons of a class as its head counts them: those held, the next one, and all that are left. */
export function lessonsOf(shown: TeachingClass): Lesson[] {
  const { lessonTotal, lessonHeld, nextLesson, canceledAt, cancelReason, studentCount } = shown;
  const days = Array.from({ length: 7 * lessonTotal }, (_, at) => addDays(shown.startDate, at));
  // On Tuesdays and Thursdays, as its schedule says.
  const itsDays = days.filter((day) => [2, 4].includes(isoWeekdayOf(day)));
  return Array.from({ length: lessonTotal }, (_, at) => {
    const no = at + 1;
    const isHeld = no <= lessonHeld;
    return aLesson({
      id: `lesson-${no}`,
      className: shown.name,
      no,
      title: shown.programme[at]?.title ?? `${no}회차`,
      startAt: `${itsDays[at]}T19:00:00+09:00`,
      endAt: `${itsDays[at]}T20:00:00+09:00`,
      status: isHeld ? (no === lessonHeld ? 'DONE' : 'FINISHED') : canceledAt ? 'CANCELED' : 'UPCOMING',
      isWrappedUp: no < lessonHeld,
      held: isHeld ? true : canceledAt ? false : null,
      cancelReason: isHeld ? null : cancelReason,
      mode: shown.mode,
      place: shown.place,
      studentCount,
      studentNames: Array.from({ length: studentCount }, (_one, who) => person(who).name),
      ...(nextLesson?.no === no && nextLesson),
    });
  });
}

const NOTES: Record<number, string> = {
  5: '직선의 방정식을 잘 이해했어요.',
  4: '절편을 찾는 문제를 더 풀어 보면 좋아요.',
};

/** What a student of its first day brought so far: one lesson and one assignment missed, one assignment late. */
function recordOf(shown: TeachingClass) {
  const { lessonTotal, lessonHeld, startDate } = shown;
  const given = Math.max(0, Math.min(4, lessonHeld - 1));
  return {
    enrolledAt: `${addDays(startDate, -6)}T10:00:00+09:00`,
    lessonsBought: lessonTotal,
    lessonsLeft: lessonTotal - lessonHeld,
    attendanceRate: lessonHeld === 0 ? null : Math.round((100 * (lessonHeld - 1)) / lessonHeld),
    homework: { given, handedIn: Math.max(0, given - 1), late: given > 2 ? 1 : 0, open: [] },
    lastNotes: lessonsOf(shown)
      .slice(0, lessonHeld)
      .toReversed()
      .slice(0, 2)
      .map(({ id, no, endAt }) => ({ lessonId: id, at: endAt, text: NOTES[no] ?? '설명을 듣고 바로 따라 풀었어요.' })),
  };
}

/** Of a student who has come for a trial and has had no lesson yet. */
const newcomer = {
  isTrial: true,
  goals: '',
  lessonsBought: 1,
  lessonsLeft: 1,
  attendanceRate: null,
  homework: { given: 0, handedIn: 0, late: 0, open: [] },
  lastNotes: [],
};

/** Its students: the second one is new. */
export const studentsOf = (shown: TeachingClass) =>
  Array.from({ length: shown.studentCount }, (_, at) =>
    aClassStudent({
      ...person(at),
      ...recordOf(shown),
      ...(at === 1 && newcomer),
      ...(at > 1 && { guardians: [], lastNotes: [] }),
    }),
  );

/** One lesson of every state; the room of the sixth stands open. */
export const someLessons = () =>
  lessonsOf(aLateClass())
    .slice(3, 8)
    .map((lesson) => ({
      ...lesson,
      ...(lesson.no === 5 && { held: false }),
      ...(lesson.no === 7 && { status: 'CANCELED' as const, held: false, cancelReason: '학교 행사와 겹쳐요' }),
    }));
