import type { Caller } from '../core/caller.ts';
import type { ModuleDeps } from '../core/module.ts';
import type { MessagingModule } from '../modules/messaging/module.ts';
import { demoQueries } from './demo.queries.ts';
import { markedText } from './marked-text.ts';
import { noticeWriter, seedOf } from './notifications.ts';
import { coursesOf } from './own-courses.ts';
import { type Random, seededRandom } from './random.ts';

const TICK_MS = 5_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const SOON_MS = 10 * MINUTE;
const CATEGORIES = ['GENERAL', 'TRANS', 'RMD', 'GENERAL', 'PROD', 'CS', 'WARN'] as const;

interface Deps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'> {
  readonly messaging: Pick<MessagingModule, 'notify' | 'deliver'>;
}

interface Listener {
  sockets: number;
  nextAt: number;
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
 * Keeps a demo alive: lessons begin and end with the clock, a lesson is announced ten minutes ahead, and a teacher who is
 * connected is told something after 20 to 40 seconds and then every three to six minutes. The same teacher hears the same
 * things in the same order.
 */
export function createDemoAutopilot({ database, clock, realtime, log, messaging }: Deps): DemoAutopilot {
  const listeners = new Map<string, Listener>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function moveLessons(now: Date): Promise<void> {
    for (const { id, teacherId } of await demoQueries(database.db).moveLessonsOn(now))
      realtime.tell(teacherId, 'lesson.changed', { id });
  }

  async function announceLessons(now: Date, teacherIds: readonly string[]): Promise<void> {
    const soon = await demoQueries(database.db).lessonsBeginning(teacherIds, now, new Date(now.getTime() + SOON_MS));
    for (const { id, version, teacherId, startAt, className } of soon) {
      const minutes = Math.max(1, Math.round((startAt.getTime() - now.getTime()) / MINUTE));
      await database.db.transaction((tx) =>
        messaging.notify(tx, {
          userId: teacherId,
          kind: 'LESSON_SOON',
          entity: id,
          version,
          category: 'RMD',
          title: '곧 수업이에요',
          ...markedText(`{*${minutes}분 뒤} {/${className}} 수업이 시작돼요.`),
          url: '/kr/account/calendar',
        }),
      );
    }
  }

  async function tellNews(now: Date): Promise<void> {
    for (const [userId, listener] of listeners) {
      if (!listener.sockets || listener.nextAt > now.getTime()) continue;
      listener.nextAt = now.getTime() + listener.random.between(3 * 60, 6 * 60) * SECOND;
      const category = CATEGORIES[listener.sent++ % CATEGORIES.length]!;
      const { title, text, url } = listener.write(category);
      await database.db.transaction((tx) =>
        messaging.notify(tx, {
          userId,
          kind: 'DEMO_NEWS',
          entity: 'autopilot',
          version: now.toISOString(),
          category,
          title,
          ...markedText(text),
          ...(url === undefined ? {} : { url }),
        }),
      );
    }
  }

  async function work(): Promise<void> {
    const now = clock.now();
    await moveLessons(now);
    const present = [...listeners].filter(([, { sockets }]) => sockets > 0).map(([userId]) => userId);
    if (!present.length) return;
    await announceLessons(now, present);
    await tellNews(now);
    await messaging.deliver();
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
      const known = listeners.get(userId) ?? {
        sockets: 0,
        nextAt: 0,
        sent: 0,
        random,
        write: noticeWriter(random, coursesOf(userId)),
      };
      listeners.set(userId, known);
      known.sockets += change === 'joined' ? 1 : -1;
      // Reloading the page does not bring the next one nearer than its time.
      if (change === 'joined' && known.sockets === 1)
        known.nextAt = Math.max(known.nextAt, clock.now().getTime() + known.random.between(20, 35) * SECOND);
    },
    tick,
    start() {
      timer = setInterval(() => {
        tick().catch((error: unknown) => log.error({ err: error }, 'the demo autopilot failed, and goes on'));
      }, TICK_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
