import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../core/caller.ts';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { NotificationsModule } from '../../modules/notifications/module.ts';
import { noticeWriter, seedOf } from '../notifications/notifications.ts';
import { type Random, seededRandom } from '../random.ts';
import { createChatSide } from './chat-side.ts';
import { familyCalls } from './family-calls.ts';
import { createLessonSide } from './lesson-side.ts';
import { createOperatorSide } from './operator-side.ts';
import { createReviewSide } from './review-side.ts';
import { createStudentSide } from './student-side.ts';

const TICK_MS = 5_000;
const SECOND = 1_000;
/** News of the platform: what happens to her is told where it happens. */
const CATEGORIES = ['PROD', 'RMD'] as const;

interface Deps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'log'> {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly notifications: Pick<NotificationsModule, 'notify' | 'deliver'>;
  readonly opsSources: readonly OpsSource[];
}

interface Listener {
  sockets: number;
  nextAt: number;
  /** When a student asks for another time; undefined once it happened. */
  askAt: number | undefined;
  /** When a guardian confirms a lesson that waited for it; undefined once it happened. */
  confirmAt: number | undefined;
  /** When a student hands in an assignment; undefined once it happened. */
  handInAt: number | undefined;
  /** When a family says what it thinks of a class that is over; undefined once it happened. */
  reviewAt: number | undefined;
  sent: number;
  readonly random: Random;
  readonly write: ReturnType<typeof noticeWriter>;
}

export interface DemoAutopilot {
  /** Give this to the chat socket: a teacher hears of something soon after she is there. */
  presence(caller: Caller, change: 'joined' | 'left'): void;
  /** Does what is due by the clock; the timer calls it every few seconds. */
  tick(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Keeps a demo alive, and acts for no teacher. Students answer proposals within a minute, guardians confirm lessons within two,
 * families answer messages within seconds, and a teacher who is connected is told something after 20 to 40 seconds and then every
 * three to six minutes; within two to four minutes a student asks her for another time, within two one hands in what he owes, what
 * she hands in is decided within four, and a family reviews a class that is over within five. The same teacher hears the same
 * things in the same order.
 */
export function createDemoAutopilot({
  app,
  database,
  clock,
  config,
  log,
  notifications,
  opsSources,
}: Deps): DemoAutopilot {
  const listeners = new Map<string, Listener>();
  const families = familyCalls({ app, database, config });
  const students = createStudentSide({ database, clock, families });
  const talks = createChatSide({ database, clock, families });
  const lessons = createLessonSide({ database, clock, families });
  const reviews = createReviewSide({ database, families });
  const operators = createOperatorSide({ clock, sources: opsSources });
  const isThere = (userId: string) => (listeners.get(userId)?.sockets ?? 0) > 0;
  let stopTicking: (() => void) | undefined;
  let running: Promise<void> | undefined;

  /** Once in a teacher's presence a student wants another time. */
  async function askForTimes(now: Date): Promise<void> {
    for (const [userId, listener] of listeners) {
      if (!listener.sockets || listener.askAt === undefined || listener.askAt > now.getTime()) continue;
      listener.askAt = undefined;
      await students.ask(userId, listener.random);
    }
  }

  /** Once in a teacher's presence a guardian reads a note that has waited for it. */
  async function confirmLessons(now: Date): Promise<void> {
    for (const [userId, listener] of listeners) {
      if (!listener.sockets || listener.confirmAt === undefined || listener.confirmAt > now.getTime()) continue;
      listener.confirmAt = undefined;
      await lessons.confirmOne(userId);
    }
  }

  /** Once in a teacher's presence a student hands in what he owes. */
  async function handInWork(now: Date): Promise<void> {
    for (const [userId, listener] of listeners) {
      if (!listener.sockets || listener.handInAt === undefined || listener.handInAt > now.getTime()) continue;
      listener.handInAt = undefined;
      await students.handIn(userId);
    }
  }

  /** Once in a teacher's presence a family looks back on a class. */
  async function reviewClasses(now: Date): Promise<void> {
    for (const [userId, listener] of listeners) {
      if (!listener.sockets || listener.reviewAt === undefined || listener.reviewAt > now.getTime()) continue;
      listener.reviewAt = undefined;
      await reviews.reviewOne(userId, listener.random);
    }
  }

  async function tellNews(now: Date): Promise<void> {
    for (const [userId, listener] of listeners) {
      if (!listener.sockets || listener.nextAt > now.getTime()) continue;
      listener.nextAt = now.getTime() + listener.random.between(3 * 60, 6 * 60) * SECOND;
      const category = CATEGORIES[listener.sent++ % CATEGORIES.length]!;
      const { title, content, highlightMarks, url } = listener.write(category, now);
      await database.db.transaction((tx) =>
        notifications.notify(tx, {
          userId,
          kind: 'NEWS',
          entity: 'autopilot',
          version: now.toISOString(),
          title,
          content,
          highlightMarks,
          ...(url !== undefined && { url }),
        }),
      );
    }
  }

  async function work(): Promise<void> {
    const now = clock.now();
    await lessons.confirmNotes();
    await confirmLessons(now);
    await students.answerWaiting();
    await talks.answerTalks();
    await askForTimes(now);
    await handInWork(now);
    await reviewClasses(now);
    await operators.work(isThere);
    await tellNews(now);
    await notifications.deliver();
  }

  function tick(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    presence({ userId, userType }, change) {
      if (userType !== 'TEACHER') return;
      const random = seededRandom(seedOf(userId));
      const now = clock.now().getTime();
      const known = listeners.get(userId) ?? {
        sockets: 0,
        nextAt: 0,
        askAt: 0,
        handInAt: now + seededRandom(seedOf(`${userId} hands in`)).between(111, 118) * SECOND,
        reviewAt: now + seededRandom(seedOf(`${userId} reviews`)).between(250, 290) * SECOND,
        confirmAt: now + seededRandom(seedOf(userId)).between(70, 110) * SECOND,
        sent: 0,
        random,
        write: noticeWriter(random),
      };
      listeners.set(userId, known);
      known.sockets += change === 'joined' ? 1 : -1;
      // Reloading the page does not bring the next one nearer than its time.
      if (change === 'left' || known.sockets !== 1) return;
      known.nextAt = Math.max(known.nextAt, now + known.random.between(20, 35) * SECOND);
      if (known.askAt !== undefined && known.askAt <= now) known.askAt = now + known.random.between(120, 230) * SECOND;
    },
    tick,
    start() {
      stopTicking = clock.every(TICK_MS, () => {
        tick().catch((error: unknown) => log.error({ err: error }, 'the demo autopilot failed, and goes on'));
      });
    },
    async stop() {
      stopTicking?.();
      await running?.catch(() => undefined);
    },
  };
}
