import type { Lesson } from '@portal/domain/lessons/lesson';
import { LESSON_STATE_LABELS, LESSON_STATES, lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { lessons as lessonWords } from '../class-messages.ts';

/** How many lessons stand where, in the words of their rows; a trial is not counted among them: `확인됨 13회 · 체험 1회`. */
export function countByState(lessons: readonly Lesson[], separator = ' · '): string {
  const counted = Map.groupBy(lessons, (lesson) => (lesson.isTrial ? 'TRIAL' : lessonStateOf(lesson)));
  const words = { ...LESSON_STATE_LABELS, TRIAL: lessonWords.trialShort };
  return [...LESSON_STATES, 'TRIAL' as const]
    .map((state) => [words[state], counted.get(state)?.length ?? 0] as const)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${lessonWords.count(count)}`)
    .join(separator);
}

/** Which lessons are folded: `20 ~ 24회차`. */
export function foldLabel(folded: readonly Lesson[]): string {
  const numbered = folded.filter(({ isTrial }) => !isTrial);
  const numbers = (numbered.length > 0 ? numbered : folded).map(({ no }) => no);
  return lessonWords.more(Math.min(...numbers), Math.max(...numbers));
}
