import type { ClassSummary } from '@portal/domain/classes/class';
import type { ClassState } from '@portal/domain/classes/class-progress';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { stateOf } from './summary/class-state.ts';

const noLesson = { nextLesson: null };

/** One of every state that a class can be in. */
export const someClasses = (): ClassSummary[] => [
  aClassSummary({ unreadMessages: 3 }),
  aClassSummary({
    id: 'class-2',
    code: 'L-0002',
    name: '고1 수학 대면 수업',
    level: 'ADVANCED',
    mode: 'OFFLINE',
    progress: 'UPCOMING',
    startDate: '2026-12-01',
    endDate: '2027-01-07',
    lessonHeld: 0,
    studentCount: 0,
    students: [],
    nextLesson: {
      id: 'lesson-21',
      no: 1,
      title: '집합',
      status: 'UPCOMING',
      startAt: '2026-12-01T19:00:00+09:00',
      endAt: '2026-12-01T20:00:00+09:00',
    },
  }),
  aClassSummary({
    id: 'class-3',
    code: 'L-0003',
    name: '중3 수학 심화',
    progress: 'ENDED',
    studentCount: 6,
    toWrapUp: { count: 2, lessonId: 'lesson-30', endAt: '2026-11-18T09:00:00+09:00' },
    startDate: '2026-10-06',
    endDate: '2026-11-12',
    lessonHeld: 12,
    ...noLesson,
  }),
  aClassSummary({
    id: 'class-4',
    code: 'L-0004',
    name: '중1 기하 입문',
    progress: 'FINISHED',
    startDate: '2026-08-04',
    endDate: '2026-09-10',
    lessonHeld: 12,
    ...noLesson,
  }),
  aClassSummary({
    id: 'class-5',
    code: 'L-0005',
    name: '초6 수학 마무리',
    canceledAt: '2026-11-10T09:00:00+09:00',
    level: null,
    lessonHeld: 2,
    ...noLesson,
  }),
];

const PAGE_SIZE = 10;

/** What the server says of these classes: totals and counts are theirs, the rows those of the page. */
export const aClassDesk = (classes: ClassSummary[], page = 1) => {
  const countOf = (state: ClassState) => classes.filter((one) => stateOf(one) === state).length;
  return {
    total: classes.length,
    items: classes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    counts: {
      all: classes.length,
      upcoming: countOf('upcoming'),
      'in-progress': countOf('ongoing'),
      processing: countOf('processing'),
      completed: countOf('completed'),
      cancelled: countOf('cancelled'),
    },
  };
};

/** More classes than one page of the list holds. */
export const manyClasses = () =>
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
