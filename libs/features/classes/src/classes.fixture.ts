import { chatsContract } from '@portal/domain/chat/chats.contract';
import type { ClassSummary } from '@portal/domain/classes/class';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { aClassStudent, aClassSummary, aPlannedLesson, aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aCourse, aCourseSummary } from '@portal/testing/courses/course-builders';
import { aChat, aChatMessage } from '@portal/testing/notifications/notification-builders';
import { aReview } from '@portal/testing/reviews/review-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';

const noLesson = { nextLesson: null };

/** One of every state that a class can be in. */
export const someClasses = (): ClassSummary[] => [
  aClassSummary({ unreadMessages: 3, studentCount: 6 }),
  aClassSummary({
    id: 'class-2',
    name: '고1 수학 대면 수업',
    level: 'ADVANCED',
    mode: 'OFFLINE',
    progress: 'UPCOMING',
    lessonHeld: 0,
    studentCount: 0,
    students: [],
  }),
  aClassSummary({ id: 'class-3', name: '중3 수학 심화', progress: 'ENDED', lessonHeld: 12, ...noLesson }),
  aClassSummary({ id: 'class-4', name: '중1 기하 입문', progress: 'FINISHED', lessonHeld: 12, ...noLesson }),
  aClassSummary({
    id: 'class-5',
    name: '초6 수학 마무리',
    canceledAt: '2026-11-10T09:00:00+09:00',
    level: null,
    ...noLesson,
  }),
];

const PAGE_SIZE = 10;

/** What the server says of these classes: totals and counts are theirs, the rows those of the page. */
export const aClassDesk = (classes: ClassSummary[], page = 1) => {
  const running = classes.filter(({ canceledAt, progress }) => canceledAt === null && progress !== 'FINISHED');
  return {
    total: classes.length,
    items: classes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    counts: {
      all: classes.length,
      'in-progress': running.length,
      completed: classes.filter(({ progress }) => progress === 'FINISHED').length,
    },
  };
};

/** More classes than one page of the list holds. */
const manyClasses = () =>
  Array.from({ length: 34 }, (_, at) => aClassSummary({ id: `class-${at + 1}`, name: `중2 수학 ${at + 1}반` }));

/** Servers of the list, by what they have. */
export const worlds = {
  loaded: [fake(contract.listClasses, aClassDesk(someClasses()))],
  many: [fake(contract.listClasses, ({ query }) => aClassDesk(manyClasses(), Number(query.page ?? 1)))],
  empty: [fake(contract.listClasses, aClassDesk([]))],
  loading: [neverAnswers(contract.listClasses)],
  failed: [fakeProblem(contract.listClasses, 'UNEXPECTED')],
  offline: [offline(contract.listClasses)],
};

/** A class that is two lessons behind, and whose next lesson can be entered now. */
export const aLateClass = () =>
  aTeachingClass({
    ...someClasses()[0],
    lessonsBehind: 2,
    programme: aTeachingClass().programme.map((step) => (step.no > 3 ? { ...step, coveredAt: null } : step)),
    nextLesson: {
      id: 'lesson-6',
      no: 6,
      title: '평행과 일치',
      startAt: '2026-11-18T10:50:00+09:00',
      endAt: '2026-11-18T11:50:00+09:00',
    },
    cancelNoticeUntil: '2026-11-17T10:50:00+09:00',
  });

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

const views = [
  ...talk,
  fake(contract.listClassLessons, { total: someLessons().length, items: someLessons() }),
  fake(contract.listClassStudents, {
    items: [
      aClassStudent(),
      aClassStudent({
        id: 'student-A02',
        name: '학생 A02',
        attendanceRate: null,
        lastNotes: [],
        isTrial: true,
        goals: '',
      }),
    ],
  }),
  fake(reviewsContract.listReviews, {
    total: 2,
    items: [
      aReview({ reply: { content: '다음 학기에도 함께해요!', at: '2026-11-17T21:00:00+09:00', editedAt: null } }),
      aReview({ id: 'review-2', rating: 3, content: '숙제가 조금 많아요', hidden: true, hiddenReason: '확인 중' }),
    ],
  }),
];

/** Servers of the page of one class. */
export const classWorlds = {
  loaded: [fake(contract.getClass, aTeachingClass()), ...views],
  late: [fake(contract.getClass, aLateClass()), ...views],
  canceled: [
    fake(
      contract.getClass,
      aTeachingClass({
        canceledAt: '2026-11-10T09:00:00+09:00',
        cancelReason: '학생이 이사해서 취소했어요',
        ...noLesson,
        cancelNoticeUntil: null,
      }),
    ),
    ...views,
  ],
  loading: [neverAnswers(contract.getClass)],
  failed: [fakeProblem(contract.getClass, 'UNEXPECTED')],
  gone: [fakeProblem(contract.getClass, 'NOT_FOUND')],
};

/** Three lessons of a class: one after a holiday, one that overlaps an own entry. */
export const somePlannedLessons = () => [
  aPlannedLesson(),
  aPlannedLesson({
    no: 2,
    title: '일차함수의 그래프',
    startAt: '2026-11-26T19:00:00+09:00',
    endAt: '2026-11-26T20:00:00+09:00',
    conflict: {
      kind: 'EVENT',
      id: 'event-1',
      title: '학부모 상담 준비',
      startAt: '2026-11-26T19:30:00+09:00',
      endAt: '2026-11-26T20:30:00+09:00',
    },
  }),
  aPlannedLesson({
    no: 3,
    title: '기울기',
    startAt: '2026-12-29T19:00:00+09:00',
    endAt: '2026-12-29T20:00:00+09:00',
    skipped: [{ date: '2026-12-25', name: '성탄절' }],
  }),
];

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
  const { content } = aCourse();
  const title = published.find((one) => one.id === id)?.title ?? content.title;
  return aCourse({ id, status: 'PUBLISHED', liveRevisionNo: 1, content: { ...content, title } });
});

/** Servers of the form of a new class, and of a new term. */
export const planningWorlds = {
  loaded: [
    courseList(),
    course,
    fake(contract.previewClass, { lessons: somePlannedLessons() }),
    fake(contract.previewRollOver, { lessons: [aPlannedLesson()] }),
    ...classWorlds.loaded,
  ],
  previewFailed: [courseList(), course, fakeProblem(contract.previewClass, 'UNEXPECTED')],
  none: [courseList([])],
  loading: [neverAnswers(coursesContract.listCourses)],
  failed: [fakeProblem(coursesContract.listCourses, 'UNEXPECTED')],
};
