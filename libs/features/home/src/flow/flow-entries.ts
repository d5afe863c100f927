import { classShortNames } from '@portal/domain/classes/names/class-short-name';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { dayOf, minuteOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';

/** From and to in minutes after midnight, on the clocks of the teacher. */
interface Stretch {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export type FlowLesson = Stretch & { readonly kind: 'LESSON'; readonly lesson: Lesson; readonly name: string };
/** Of her own, or of another calendar. */
export type FlowOwn = Stretch & { readonly kind: 'OWN' | 'BUSY'; readonly title: string };
/** Until when something is to be done; it takes up no time. */
export type FlowDeadline = Stretch & { readonly kind: 'DEADLINE'; readonly task: TodayTask };
export type FlowEntry = FlowLesson | FlowOwn | FlowDeadline;

const DAY_MINUTES = 24 * 60;

/** What a day holds, in the order of its time. */
export function flowEntriesOf(
  calendar: Pick<Calendar, 'lessons' | 'events' | 'busy'>,
  tasks: readonly TodayTask[],
  now: Date,
  zone: string,
): FlowEntry[] {
  const today = dayOf(now, zone);
  const isToday = (instant: string) => dayOf(instant, zone) === today;
  /** Both ends within the day; what ends on another day goes on to midnight. */
  const within = ({ startAt, endAt }: { startAt: string; endAt: string }) => ({
    from: isToday(startAt) ? minuteOf(startAt, zone) : 0,
    to: isToday(endAt) ? minuteOf(endAt, zone) : DAY_MINUTES,
  });
  const lessons = calendar.lessons.filter(({ startAt }) => isToday(startAt));
  const names = classShortNames(new Map(lessons.map(({ classId, className }) => [classId, className])));
  const begins = new Set(lessons.map(({ startAt }) => Date.parse(startAt)));
  const entries: FlowEntry[] = [
    ...lessons.map((lesson): FlowLesson => ({
      kind: 'LESSON',
      id: lesson.id,
      lesson,
      name: names.get(lesson.classId) ?? lesson.className,
      ...within(lesson),
    })),
    ...calendar.events
      .filter(({ date }) => date === today)
      .map(({ id, title, time, endTime }): FlowOwn => {
        const from = minuteOfTime(time);
        return { kind: 'OWN', id, title, from, to: endTime === null ? from : minuteOfTime(endTime) };
      }),
    ...calendar.busy
      .filter((block) => dayOf(block.startAt, zone) <= today && dayOf(block.endAt, zone) >= today)
      .map((block): FlowOwn => ({ kind: 'BUSY', id: block.id, title: block.title, ...within(block) }))
      // What takes a whole day has no place in its flow.
      .filter(({ from, to }) => to - from < DAY_MINUTES),
    ...tasks.filter(isDeadline).map((task): FlowDeadline => {
      const at = minuteOf(task.dueAt, zone);
      return { kind: 'DEADLINE', id: task.id, task, from: at, to: at };
    }),
  ];
  return entries.toSorted((a, b) => a.from - b.from || a.to - b.to);

  // What is due as a lesson begins belongs to that lesson.
  function isDeadline(task: TodayTask): task is TodayTask & { dueAt: string } {
    const { dueAt, isOverdue } = task;
    return dueAt !== null && !isOverdue && isToday(dueAt) && !begins.has(Date.parse(dueAt));
  }
}

/** Whether something is over and asks nothing of her any more. */
export function isPast(entry: FlowEntry, minute: number): boolean {
  if (entry.kind !== 'LESSON') return entry.to <= minute && entry.from < minute;
  const state = lessonStateOf(entry.lesson);
  return state !== 'TO_WRAP_UP' && state !== 'IN_PROGRESS' && entry.to <= minute;
}
