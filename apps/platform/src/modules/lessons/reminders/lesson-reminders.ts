import { millisecondsInHour } from 'date-fns/constants';
import type { ModuleDeps } from '../../../core/module.ts';
import type { LessonDeps } from '../lesson-changes.ts';
import { lessonQueries, type NamedLesson } from '../lessons.queries.ts';
import type { answerService } from '../moves/lesson-answers.service.ts';
import { lessonSoon, REMINDERS, type Reminder } from './lesson-notices.ts';

const EVERY_MS = 20_000;
/** A platform that was away for no longer than this still reminds of the day ahead. */
const CATCH_UP_MS = millisecondsInHour;

interface ReminderDeps extends LessonDeps, Pick<ModuleDeps, 'log'> {
  readonly answers: Pick<ReturnType<typeof answerService>, 'settleDue'>;
  /** Moves classes on that their lessons have moved on. */
  readonly settleClasses: () => Promise<unknown>;
}

/** The clock of the schedule: reminds teachers of their lessons, ends proposals that nobody answered, moves classes on. */
export function createLessonReminders({
  database,
  clock,
  notify,
  accounts,
  answers,
  settleClasses,
  log,
}: ReminderDeps) {
  // What this process has put into the outbox already, by lesson, start and reminder. The outbox itself refuses a second one;
  // this only spares asking it again every round.
  const told = new Map<string, Date>();
  let stopTicking: (() => void) | undefined;
  let running: Promise<void> | undefined;

  async function remind(lesson: NamedLesson, reminder: Reminder, now: Date): Promise<void> {
    const key = `${reminder} ${lesson.id} ${lesson.startAt.toISOString()}`;
    if (told.has(key)) return;
    await database.db.transaction(async (tx) => {
      const account = await accounts.getUser(tx, lesson.teacherId);
      if (account)
        await notify(tx, { userId: lesson.teacherId, ...lessonSoon(lesson, reminder, now)(account.timeZone) });
    });
    told.set(key, lesson.startAt);
  }

  async function work(): Promise<void> {
    const now = clock.now();
    const at = (ms: number) => new Date(now.getTime() + ms);
    const lessons = lessonQueries(database.db);
    for (const lesson of await lessons.beginningIn(at(REMINDERS.DAY - CATCH_UP_MS), at(REMINDERS.DAY)))
      await remind(lesson, 'DAY', now);
    for (const lesson of await lessons.beginningIn(now, at(REMINDERS.SOON))) await remind(lesson, 'SOON', now);
    for (const [key, startAt] of told) if (startAt <= now) told.delete(key);
    await answers.settleDue();
    await settleClasses();
  }

  /** Does what is due by the clock; the timer calls it, and so do tests. */
  function tick(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    tick,
    start(): void {
      stopTicking = clock.every(EVERY_MS, () => {
        tick().catch((err: unknown) => log.error({ err }, 'lesson reminders failed, and will be tried again'));
      });
    },
    async stop(): Promise<void> {
      stopTicking?.();
      await running?.catch(() => undefined);
    },
  };
}
