import { classShortName } from '@portal/domain/classes/names/class-short-name';
import { speakDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { LESSON_STATE_LABELS, lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import type { CalendarItem, OpenableItem } from './calendar-item.ts';

/** `10:00–11:30`; an entry without an end has only its start. */
export function itemTime(item: CalendarItem): string {
  if (item.kind === 'event' && item.event.endTime === null) return item.event.time;
  return formatTimeRange(timeOfMinute(item.start), timeOfMinute(item.end));
}

export function itemTitle(item: CalendarItem): string {
  switch (item.kind) {
    case 'event':
      return item.event.title;
    case 'free':
      return messages.kinds.free;
    case 'off':
      return messages.kinds.off;
    case 'proposal':
      return item.move.className;
    default:
      return item.lesson.className;
  }
}

/** Its name where there is little room: of a lesson that of its class, in short. */
export function itemName(item: CalendarItem): string {
  return 'lesson' in item ? (item.short ?? classShortName(itemTitle(item))) : itemTitle(item);
}

/** Before the name of a trial, where that does not say so itself. */
export const trialWord = (item: CalendarItem): string | undefined =>
  item.kind === 'trial' && !itemName(item).includes(messages.trial) ? `${messages.trial} ` : undefined;

/** All of a name that is shown in short, and what a lesson is about. */
export function itemTooltip(item: OpenableItem): string {
  if (item.kind === 'event') return item.event.title;
  return `${itemTitle(item)} · ${item.kind === 'proposal' ? item.move.lessonTitle : item.lesson.title}`;
}

/** Who comes, the note, or why she is off. */
export function itemPeople(item: CalendarItem): string {
  if (item.kind === 'event') return item.event.note;
  if (item.kind === 'proposal') return messages.kinds.proposal;
  if (item.kind === 'off') return item.reason;
  return item.kind === 'free' ? '' : lessonPeople(item);
}

function lessonPeople({
  lesson,
  waiting,
}: Extract<CalendarItem, { kind: 'lesson' | 'trial' | 'done' | 'canceled' }>): string {
  const people = messages.students(lesson.studentCount);
  if (waiting) return `${lessonMessages.moves.waiting} · ${people}`;
  const state = lessonStateOf(lesson);
  // What is owed is said where it is seen, not by the look alone.
  return state === 'TO_WRAP_UP' ? `${LESSON_STATE_LABELS[state]} · ${people}` : people;
}

/** Kind and status in words, because the look alone may not tell them. */
function itemStatus(item: CalendarItem): string {
  if (!('lesson' in item) || item.kind === 'proposal') return messages.kinds[item.kind];
  const status = LESSON_STATE_LABELS[lessonStateOf(item.lesson)];
  return [item.lesson.isTrial && messages.kinds.trial, status, item.waiting && lessonMessages.moves.waiting]
    .filter(Boolean)
    .join(', ');
}

/** An item for the ear: what is written on it, its whole title, day, times, state; of time off why. */
export function itemLabel(item: CalendarItem): string {
  const title = itemTitle(item);
  const names = new Set([itemName(item), title]);
  const status = item.kind === 'off' ? item.reason : itemStatus(item);
  const isOpenEnded = item.kind === 'event' && item.event.endTime === null;
  const times = isOpenEnded ? item.event.time : messages.span(timeOfMinute(item.start), timeOfMinute(item.end));
  return [...names, `${speakDay(item.day)} ${times}`, ...(status === title || status === '' ? [] : [status])].join(
    ', ',
  );
}
