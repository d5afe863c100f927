import type { Lesson } from '@portal/domain/lessons/lesson';
import { LESSON_STATE_LABELS, LESSON_STATES, lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { lessons as words } from '../class-messages.ts';

/** How many lessons stand where, in the words of their rows: `확인됨 13회 · 진행 안 함 1회`. */
export const countByState = (lessons: readonly Lesson[], separator = ' · '): string =>
  LESSON_STATES.map((state) => [state, lessons.filter((lesson) => lessonStateOf(lesson) === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${LESSON_STATE_LABELS[state]} ${words.count(count)}`)
    .join(separator);

/** Which lessons are folded: `20 ~ 24회차`. */
export function foldLabel(folded: readonly Lesson[]): string {
  const numbers = folded.map(({ no }) => no);
  return words.more(Math.min(...numbers), Math.max(...numbers));
}
