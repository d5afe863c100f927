import { LESSON_OVERRUN_MS } from '@portal/domain/lessons/lesson-transitions';
import { DomainError } from '../../../core/domain-error.ts';
import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import { CONFIRM_WITHIN_MS, type confirmLesson } from './lesson-confirm.service.ts';
import type { LessonDeskDeps } from './lesson-desk-deps.ts';
import { type DueLesson, lessonDeskQueries } from './lesson-desk.queries.ts';
import type { LessonHold } from './lesson-hold.service.ts';
import { CLOCK } from './lesson-steps.ts';

const EVERY_MS = 20_000;

/** Ends lessons that nobody ended or began, and confirms those that nobody has questioned for a day. */
export function createLessonClock(
  { database: { db }, clock, log, questioned }: LessonDeskDeps,
  hold: Pick<LessonHold, 'endOverrun' | 'closeMissed'>,
  confirm: ReturnType<typeof confirmLesson>,
): IntervalWorker {
  async function each(due: Promise<DueLesson[]>, step: (lesson: DueLesson) => Promise<void>) {
    for (const lesson of await due)
      await step(lesson).catch((err: unknown) => {
        // Somebody was faster.
        if (!(err instanceof DomainError))
          log.error({ err, lesson: lesson.id }, 'the clock could not move a lesson on');
      });
  }

  async function work(): Promise<void> {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const lessons = lessonDeskQueries(db);
    await each(lessons.overrun(before(LESSON_OVERRUN_MS)), ({ teacherId, id }) => hold.endOverrun(teacherId, id));
    await each(lessons.missed(now), ({ teacherId, id }) => hold.closeMissed(teacherId, id));
    const asked = await questioned(db, before(CONFIRM_WITHIN_MS));
    await each(lessons.unquestioned(now, before(CONFIRM_WITHIN_MS), asked), ({ id }) => confirm(id, CLOCK));
  }

  return createIntervalWorker(work, {
    clock,
    everyMs: EVERY_MS,
    onFailure: (err) => log.error({ err }, 'moving lessons on failed, and will be tried again'),
  });
}
