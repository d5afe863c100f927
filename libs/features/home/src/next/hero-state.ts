import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import { hasSomebodyCome } from '@portal/domain/lessons/no-show';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { nextLesson } from '@portal/domain/lessons/states/next-lesson';
import { dayOf } from '@portal/domain/time/day';

/** What is known of a lesson that is near, besides what the calendar says. */
export type NearDesk = Pick<LessonDesk, 'attendance' | 'wait'>;

/** What leads the day of a teacher. */
export type HeroState =
  | { readonly kind: 'AHEAD' | 'OPEN' | 'LATE' | 'RUNNING'; readonly lesson: Lesson }
  | { readonly kind: 'NOBODY'; readonly lesson: Lesson; readonly wait: LessonWait }
  | {
      readonly kind: 'DONE';
      readonly today: readonly Lesson[];
      readonly toWrapUp: readonly Lesson[];
      readonly next: Lesson | undefined;
    }
  | { readonly kind: 'FREE'; readonly next: Lesson }
  | { readonly kind: 'EMPTY' | 'NEWBIE' };

/** The state of the day at an instant, in the teacher's zone; `isNew` while her profile is not approved. */
export function heroStateOf(
  lessons: readonly Lesson[],
  now: Date,
  zone: string,
  { desk, isNew = false }: { readonly desk?: NearDesk | undefined; readonly isNew?: boolean } = {},
): HeroState {
  const today = dayOf(now, zone);
  const next = nextLesson(lessons, now.getTime());
  const isOfToday = ({ startAt }: Lesson) => dayOf(startAt, zone) === today;
  // One that runs over midnight is today's as well.
  if (next && (isOfToday(next) || Date.parse(next.startAt) <= now.getTime())) return lessonState(next, now, desk);
  const held = lessons.filter((lesson) => isOfToday(lesson) && lesson.status !== 'CANCELED');
  if (held.length > 0) {
    return { kind: 'DONE', today: held, toWrapUp: held.filter((one) => lessonStateOf(one) === 'TO_WRAP_UP'), next };
  }
  if (next) return { kind: 'FREE', next };
  return { kind: isNew ? 'NEWBIE' : 'EMPTY' };
}

function lessonState(lesson: Lesson, now: Date, desk: NearDesk | undefined): HeroState {
  const { status, startAt } = lesson;
  if (status === 'IN_PROGRESS') {
    const isEmpty = desk && !hasSomebodyCome(desk) && desk.wait.atDoorIds.length === 0;
    return isEmpty && desk.wait.isRunning ? { kind: 'NOBODY', lesson, wait: desk.wait } : { kind: 'RUNNING', lesson };
  }
  if (now.getTime() >= Date.parse(startAt)) return { kind: 'LATE', lesson };
  return { kind: now < lessonOpensAt({ startAt: new Date(startAt) }) ? 'AHEAD' : 'OPEN', lesson };
}
