import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { aDayPlan } from '../lesson.fixture.ts';
import type { FamilyAnswer, LessonAnswers, Standing } from './answer-values.ts';

const NAMES = ['정하린', '한지우', 'Trần Khánh Linh', '윤서준', '오민재', '강예은'] as const;

/** What the first families say, in this order, each six minutes after the one before. */
export const familiesSaying = (...answers: readonly Standing[]): FamilyAnswer[] =>
  answers.map((answer, at) => ({
    id: `family-${at + 1}`,
    name: NAMES[at % NAMES.length] ?? '',
    languages: ['ko'],
    answer,
    at: answer === 'AGREED' || answer === 'OTHER_TIME' ? `2026-11-18T10:${20 + at}:00+09:00` : null,
  }));

const [first, second] = aDayPlan();
const moveOf = ({ lesson }: ReturnType<typeof aDayPlan>[number], newStartAt: string, newEndAt: string) =>
  aLessonMove({
    id: `move-${lesson.id}`,
    lessonId: lesson.id,
    className: lesson.className,
    oldStartAt: lesson.startAt,
    oldEndAt: lesson.endAt,
    newStartAt,
    newEndAt,
    asked: 6,
  });

/** The first lesson of the day, proposed to these families. */
export const aLessonSaying = (...answers: readonly Standing[]): LessonAnswers => ({
  move: moveOf(first, '2026-11-19T09:00:00+09:00', '2026-11-19T09:30:00+09:00'),
  families: familiesSaying(...answers),
  wish: null,
});

/** The same lesson, of which one family wishes another time. */
export const aWishedLesson = (): LessonAnswers => ({
  ...aLessonSaying('AGREED', 'AGREED', 'WAITING', 'OTHER_TIME', 'AGREED', 'WAITING'),
  wish: aLessonMove({
    id: 'wish-1',
    lessonId: first.lesson.id,
    className: first.lesson.className,
    by: 'STUDENT',
    oldStartAt: first.lesson.startAt,
    oldEndAt: first.lesson.endAt,
    newStartAt: '2026-11-21T10:00:00+09:00',
    newEndAt: '2026-11-21T10:30:00+09:00',
    reason: '목요일 아침에는 학원이 있어요. 토요일은 괜찮아요.',
    createdAt: '2026-11-18T10:44:00+09:00',
    asked: 6,
  }),
});

/** Two lessons of the day, one with a wish. */
export const someAnswers = (): LessonAnswers[] => [
  aWishedLesson(),
  {
    move: moveOf(second, '2026-11-20T09:00:00+09:00', '2026-11-20T10:00:00+09:00'),
    wish: null,
    families: familiesSaying('AGREED', 'WAITING').map((one) => ({
      ...one,
      id: `${one.id}-b`,
      name: `${one.name} 동생`,
    })),
  },
];
