import { LESSON_STATE_LABELS, type LessonState, lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import type { Lines } from './block-size.ts';
import type { OpenableItem } from './calendar-item.ts';
import { itemLabel } from './item-words.ts';

/** What a block says at a glance; its row of words says the same where there is room for it. */
export type BlockMark = 'wrapUp' | 'confirmed' | 'waiting' | 'canceled' | 'missed';

const MARKS: Partial<Record<LessonState, BlockMark>> = {
  TO_WRAP_UP: 'wrapUp',
  FINISHED: 'confirmed',
  CANCELED: 'canceled',
  NOT_HELD: 'missed',
};
/** States that stand on a block in words; the others are told by its form and its place. */
const SPOKEN_STATES: readonly LessonState[] = ['TO_WRAP_UP', 'NOT_HELD', 'CANCELED'];

export interface BlockRows {
  readonly mark: BlockMark | undefined;
  /** What is owed, or awaited, or no longer so. */
  readonly state: string;
  /** Whether there is room for when it is and who comes. */
  readonly hasWhen: boolean;
  /** What the lesson is about, or the note of an own entry. */
  readonly topic: string;
}

/** What stands under the name of a block that has room for so many lines, the most urgent first. */
export function blockRows(item: OpenableItem, lines: Lines): BlockRows {
  const { mark, state } = standing(item);
  const room = lines - 1 - (state ? 1 : 0);
  return { mark, state: lines > 1 ? state : '', hasWhen: room > 0, topic: room > 1 ? topicOf(item) : '' };
}

function standing(item: OpenableItem): Pick<BlockRows, 'mark' | 'state'> {
  if (item.kind === 'event') return { mark: undefined, state: '' };
  if (item.kind === 'proposal') return { mark: 'waiting', state: messages.kinds.proposal };
  if (item.waiting) return { mark: 'waiting', state: lessonMessages.moves.waiting };
  const state = lessonStateOf(item.lesson);
  return { mark: MARKS[state], state: SPOKEN_STATES.includes(state) ? LESSON_STATE_LABELS[state] : '' };
}

function topicOf(item: OpenableItem): string {
  if (item.kind === 'event') return item.event.note;
  return item.kind === 'proposal' ? item.move.lessonTitle : item.lesson.title;
}

/** How many come to a lesson; nobody is counted elsewhere. */
export const studentsOf = (item: OpenableItem): number | undefined =>
  item.kind === 'event' || item.kind === 'proposal' ? undefined : item.lesson.studentCount;

/** A block for the ear: all that is written on it is in its name (WCAG 2.5.3). */
export function blockLabel(item: OpenableItem, { hasWhen, topic }: BlockRows): string {
  const students = studentsOf(item);
  const people = hasWhen && students !== undefined ? ` ${messages.students(students)}` : '';
  return itemLabel(item) + people + (topic && `, ${topic}`);
}
