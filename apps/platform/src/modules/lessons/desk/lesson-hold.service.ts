import { millisecondsInMinute } from 'date-fns/constants';
import { heldMinutes } from '@portal/domain/evidence/evidence-lanes';
import { LESSON_OVERRUN_MS, type LESSON_EXTENSIONS } from '@portal/domain/lessons/lesson-transitions';
import { DomainError } from '../../../core/domain-error.ts';
import { evidence } from '../evidence/evidence.ts';
import { changeLessons, endMove, type LessonChange, ownLesson } from '../lesson-changes.ts';
import { lessonMissed } from '../lesson-notices.ts';
import { lessonQueries, type NamedLesson } from '../lessons.queries.ts';
import { rosterQueries } from '../roster/roster.queries.ts';
import { keepProposals } from './attendance.service.ts';
import type { LessonDeskDeps } from './lesson-desk-deps.ts';
import { freeMinutesAfter, refuseOverlap } from './lesson-extensions.ts';
import { missedReason } from './lesson-presence.ts';
import { type Actor, CLOCK, takeStep, teacherOf } from './lesson-steps.ts';
import { declareAbsent } from './no-show.ts';

/** Holds lessons: begins them, makes them longer and ends them, for the teacher and by the clock. */
export function lessonHoldService(deps: LessonDeskDeps) {
  const change = (teacherId: string, id: string, work: (on: LessonChange, lesson: NamedLesson) => Promise<unknown>) =>
    changeLessons(deps, teacherId, async (on) => {
      const lesson = await ownLesson(on, id);
      await work(on, lesson);
      on.touch(id, await on.lessons.studentAccountsOf(lesson));
    });

  const prove = (
    { tx, now: at }: LessonChange,
    { id }: NamedLesson,
    kind: 'STARTED' | 'EXTENDED' | 'ENDED',
    by: Actor,
    data: Record<string, string | number | boolean> = {},
  ) => evidence.append(tx, id, { kind, actor: by.name, actorId: by.id, at, data });

  async function end(on: LessonChange, lesson: NamedLesson, by: Actor, endedAt: Date, version?: number) {
    const set = { held: true, endedAt };
    const ended = await takeStep(on, lesson, { event: 'FINISH', by, version, set });
    await keepProposals(on, ended, await rosterQueries(on.tx).ofLesson(lesson), endedAt);
    const minutes = heldMinutes({ ...lesson, startedAt: lesson.startedAt ?? lesson.startAt }, endedAt);
    await prove(on, lesson, 'ENDED', by, { held: true, minutes });
  }

  return {
    start: (teacherId: string, id: string, version?: number): Promise<void> =>
      change(teacherId, id, async (on, lesson) => {
        const by = await teacherOf(deps, on);
        await takeStep(on, lesson, { event: 'START', by, version, set: { startedAt: on.now } });
        const waiting = await on.moves.waitingOf(id);
        if (waiting) await endMove(on, waiting, { to: 'WITHDRAWN', by: 'TEACHER', for: 'LESSON' });
        await prove(on, lesson, 'STARTED', by);
      }),

    extend: (teacherId: string, id: string, minutes: (typeof LESSON_EXTENSIONS)[number], version: number) =>
      change(teacherId, id, async (on, lesson) => {
        const by = await teacherOf(deps, on);
        const endAt = new Date(lesson.endAt.getTime() + minutes * millisecondsInMinute);
        const free = await freeMinutesAfter(on.tx, deps.clock, by, lesson);
        if (lesson.status === 'IN_PROGRESS' && !free.includes(minutes)) throw new DomainError('NEXT_SLOT_BUSY');
        await takeStep(on, lesson, { event: 'EXTEND', by, version, set: { endAt } });
        await prove(on, lesson, 'EXTENDED', by, { minutes, until: endAt.toISOString() });
      }).catch(refuseOverlap),

    finish: (teacherId: string, id: string, version?: number): Promise<void> =>
      change(teacherId, id, async (on, lesson) => end(on, lesson, await teacherOf(deps, on), on.now, version)),

    declareNoShow: (teacherId: string, id: string, version: number): Promise<void> =>
      change(teacherId, id, async (on, lesson) => declareAbsent(on, lesson, await teacherOf(deps, on), version)),

    /** A lesson that was not ended ends by itself, half an hour after its time. */
    endOverrun: (teacherId: string, id: string): Promise<void> =>
      change(teacherId, id, async (on, lesson) => {
        const endedAt = new Date(lesson.endAt.getTime() + LESSON_OVERRUN_MS);
        if (endedAt > on.now) throw new DomainError('WRONG_STATE');
        await end(on, lesson, CLOCK, endedAt);
      }),

    /** A lesson that nobody began is over with its time, as one that was not held. */
    closeMissed: (teacherId: string, id: string): Promise<void> =>
      change(teacherId, id, async (on, lesson) => {
        const students = await rosterQueries(on.tx).ofLesson(lesson);
        const notHeldReason = await missedReason(on.tx, { ...lesson, students });
        const set = { held: false, endedAt: lesson.endAt, notHeldReason };
        await takeStep(on, lesson, { event: 'NOBODY_CAME', by: CLOCK, set });
        await prove(on, lesson, 'ENDED', CLOCK, { held: false });
        await on.notify([teacherId], lessonMissed(lesson, notHeldReason));
      }),

    /** What the room saw of a lesson that was held, once more: its chain may have come to tell more after the end. What was confirmed stands. */
    async recount(id: string): Promise<void> {
      const found = await lessonQueries(deps.database.db).byId(id);
      if (found?.status !== 'DONE' || !found.held) return;
      await change(found.teacherId, id, async (on, lesson) =>
        keepProposals(on, lesson, await rosterQueries(on.tx).ofLesson(lesson), lesson.endedAt!),
      );
    },
  };
}

export type LessonHold = ReturnType<typeof lessonHoldService>;
