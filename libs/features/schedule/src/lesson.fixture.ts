import type { Lesson } from '@portal/domain/lessons/lesson';
import { type LessonDetail, lessonsContract } from '@portal/domain/lessons/lessons.contract';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import type { DayPlan, PlannedLesson } from './whole-day/day-move-values.ts';

const DAY_MS = 86_400_000;

/** A lesson whole: announced in time until a day before it, never moved. */
export const aLessonDetail = (over: Partial<LessonDetail> = {}): LessonDetail => {
  const lesson = aLesson({ status: 'UPCOMING', held: null, ...over });
  return {
    ...lesson,
    version: 1,
    noticeUntil: new Date(Date.parse(lesson.startAt) - DAY_MS).toISOString(),
    movedFrom: null,
    moves: [],
    ...over,
  };
};

/** Answers for every lesson of a calendar, as the platform would. */
export const lessonsOf = (calendar: Calendar | (() => Calendar)) =>
  fake(lessonsContract.getLesson, ({ params }) => {
    const { lessons, moves } = typeof calendar === 'function' ? calendar() : calendar;
    const lesson = lessons.find(({ id }) => id === params.id);
    if (!lesson) return problemResponse('NOT_FOUND');
    return aLessonDetail({ ...lesson, moves: moves.filter(({ lessonId }) => lessonId === lesson.id) });
  });

const at = (day: number, start: string, end: string) => ({
  startAt: `2026-11-${day}T${start}:00+09:00`,
  endAt: `2026-11-${day}T${end}:00+09:00`,
});

const planned = (
  lesson: Partial<Lesson>,
  alternatives: PlannedLesson['alternatives'],
  others: PlannedLesson['others'] = [],
): PlannedLesson => ({
  lesson: aLesson({ status: 'UPCOMING', held: null, ...lesson }),
  waiting: null,
  alternatives,
  others,
  within24h: true,
  families: [
    { id: `student-${lesson.id}-1`, name: '이서아', languages: ['ko'] },
    { id: `student-${lesson.id}-2`, name: 'Lê Bảo Ngọc', languages: ['vi'] },
  ],
});

/** Wednesday's three lessons: two that fit elsewhere, one that does not. */
export const aDayPlan = () =>
  [
    planned({ id: 'day-1', className: '중1 수학 체험', ...at(18, '17:00', '17:30') }, [
      at(19, '09:00', '09:30'),
      at(20, '10:00', '10:30'),
    ]),
    planned({ id: 'day-2', className: '고1 수학 기초', ...at(18, '19:00', '20:00') }, [
      at(20, '09:00', '10:00'),
      at(20, '10:00', '11:00'),
    ]),
    planned({ id: 'day-3', className: '중3 수학 심화', ...at(18, '21:00', '22:00') }, []),
  ] as const satisfies DayPlan;

/** The same day without any free time: each lesson has times outside of it. */
export const aFullPlan = (): DayPlan =>
  aDayPlan().map((one, no) => ({
    ...one,
    alternatives: [],
    others: [at(19 + no, '09:00', '10:00'), at(25, '09:00', '10:00')],
  }));

/** The same day with a proposal for its first lesson that waits for an answer since yesterday. */
export const aWaitingPlan = (): DayPlan =>
  aDayPlan().map((one, no) =>
    no === 0
      ? {
          ...one,
          waiting: aLessonMove({
            id: 'move-0',
            lessonId: 'day-1',
            className: one.lesson.className,
            oldStartAt: one.lesson.startAt,
            oldEndAt: one.lesson.endAt,
            newStartAt: '2026-11-21T17:00:00+09:00',
            newEndAt: '2026-11-21T17:30:00+09:00',
            createdAt: '2026-11-17T20:15:00+09:00',
          }),
        }
      : one,
  );

/** What the two guardians of a student read of one lesson. */
export const someLetters = () => [
  {
    lessonId: 'day-1',
    guardianName: '이정민',
    language: 'ko' as const,
    title: '중1 수학 체험 1회차 선생님이 수업 시간을 바꾸고 싶어 해요',
    content: '학생: 학생 A01\n이전 시간: 18/11/2026 (수) 17:00\n새 시간: 19/11/2026 (목) 09:00\n이유: 몸이 아파요',
  },
  {
    lessonId: 'day-1',
    guardianName: 'Nguyễn Thị Hoa',
    language: 'vi' as const,
    title: 'Toán lớp 7 – buổi học số 1 – giáo viên đề nghị đổi giờ',
    content: 'Học sinh: 학생 A01\nGiờ cũ: 15:00\nGiờ mới: 07:00\nLý do: 몸이 아파요',
  },
];
