import { chatsContract } from '@portal/domain/chat/chats.contract';
import type { TeachingClass } from '@portal/domain/classes/class';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { addDays, isoWeekdayOf } from '@portal/domain/time/day';
import { aChat, aChatMessage } from '@portal/testing/chat/chat-builders';
import { aClassStudent, aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { aReview } from '@portal/testing/reviews/review-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { someClasses } from './classes.fixture.ts';

const noLesson = { nextLesson: null, cancelNoticeUntil: null };
/** Its programme as far as it was taught. */
const taughtTo = (no: number) => ({
  programme: aTeachingClass().programme.map((step) => (step.no > no ? { ...step, coveredAt: null } : step)),
});

/** A class that is two lessons behind, and whose next lesson can be entered now. */
export const aLateClass = () =>
  aTeachingClass({
    ...someClasses()[0],
    ...taughtTo(3),
    lessonsBehind: 2,
    nextLesson: {
      id: 'lesson-6',
      no: 6,
      title: '평행과 일치',
      startAt: '2026-11-18T10:50:00+09:00',
      endAt: '2026-11-18T11:50:00+09:00',
    },
    cancelNoticeUntil: '2026-11-17T10:50:00+09:00',
  });

/** A class that was cancelled after two of its lessons. */
export const aCanceledClass = () =>
  aTeachingClass({
    ...noLesson,
    ...taughtTo(2),
    canceledAt: '2026-11-10T09:00:00+09:00',
    cancelReason: '학생이 이사해서 취소했어요',
    lessonHeld: 2,
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

const person = (at: number) => {
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
      title: shown.programme[at]?.title ?? `총정리 ${no - shown.programme.length}`,
      startAt: `${itsDays[at]}T19:00:00+09:00`,
      endAt: `${itsDays[at]}T20:00:00+09:00`,
      status: isHeld ? (no === lessonHeld ? 'DONE' : 'FINISHED') : canceledAt ? 'CANCELED' : 'UPCOMING',
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

/** Its students: the second one is new. */
export const studentsOf = ({ studentCount, lessonTotal, lessonHeld }: TeachingClass) =>
  Array.from({ length: studentCount }, (_, at) =>
    aClassStudent({
      ...person(at),
      lessonsBought: lessonTotal,
      lessonsLeft: lessonTotal - lessonHeld,
      ...(at === 1 && {
        attendanceRate: null,
        lastNotes: [],
        isTrial: true,
        goals: '',
        lessonsBought: 1,
        lessonsLeft: 1,
      }),
      ...(at > 1 && { guardians: [], lastNotes: [] }),
    }),
  );

/** One lesson of every state; the room of the sixth stands open. */
export const someLessons = () => [
  aLesson({ id: 'lesson-4', no: 4, title: '절편', status: 'FINISHED', held: true }),
  aLesson({ id: 'lesson-5', no: 5, title: '직선의 방정식', status: 'DONE', held: false }),
  aLesson({ id: 'lesson-6', no: 6, title: '평행과 일치', status: 'UPCOMING' }),
  aLesson({
    id: 'lesson-7',
    no: 7,
    title: '교점',
    status: 'CANCELED',
    held: false,
    cancelReason: '학교 행사와 겹쳐요',
  }),
  aLesson({
    id: 'lesson-8',
    no: 8,
    title: '활용',
    status: 'UPCOMING',
    startAt: '2026-11-25T19:00:00+09:00',
    endAt: '2026-11-25T20:00:00+09:00',
  }),
];

const talk = [
  fake(chatsContract.getChat, aChat({ lastSeq: 2 })),
  fake(chatsContract.listMessages, {
    lastSeq: 2,
    items: [
      aChatMessage({ seq: 1, content: '내일 준비물이 있나요?' }),
      aChatMessage({ seq: 2, isMine: true, content: '자와 컴퍼스를 챙겨 주세요.' }),
    ],
  }),
];

const reviews = fake(reviewsContract.listReviews, {
  total: 2,
  items: [
    aReview({ reply: { content: '다음 학기에도 함께해요!', at: '2026-11-17T21:00:00+09:00', editedAt: null } }),
    aReview({ id: 'review-2', rating: 3, content: '숙제가 조금 많아요', hidden: true, hiddenReason: '확인 중' }),
  ],
});

/** The server of one class: every view tells what its head counts. */
export const aClassServer = (shown: TeachingClass): Fake[] => [
  fake(contract.getClass, shown),
  fake(contract.listClassLessons, { total: shown.lessonTotal, items: lessonsOf(shown) }),
  fake(contract.listClassStudents, { items: studentsOf(shown) }),
  fake(assignmentsContract.listAssignments, {
    total: 1,
    items: [anAssignment({ counts: { students: shown.studentCount, submitted: 1, late: 0, missing: 0 } })],
  }),
  fake(lecturesContract.listLectures, { total: 1, items: [aLecture()] }),
  reviews,
  ...talk,
];

/** Servers of the page of one class. */
export const classWorlds = {
  loaded: aClassServer(aTeachingClass()),
  late: aClassServer(aLateClass()),
  canceled: aClassServer(aCanceledClass()),
  loading: [neverAnswers(contract.getClass)],
  failed: [fakeProblem(contract.getClass, 'UNEXPECTED')],
  gone: [fakeProblem(contract.getClass, 'NOT_FOUND')],
};
