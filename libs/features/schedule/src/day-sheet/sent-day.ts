import type { Lesson } from '@portal/domain/lessons/lesson';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';

/** What became of a day. */
export interface SentDay {
  readonly moves: readonly LessonMove[];
  readonly canceled: readonly Lesson[];
  readonly isClosed: boolean;
}
