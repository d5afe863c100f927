import { millisecondsInMinute } from 'date-fns/constants';
import type { LiveDeps } from '../live-deps.ts';
import { liveQueries } from '../live.queries.ts';
import type { TellMaterial } from '../material/shown-material.ts';
import type { liveMedia } from '../media/live-media.ts';
import type { LivePresence } from '../presence/live-presence.ts';
import { createBoard } from './board.ts';
import { inTurn } from './in-turn.ts';
import type { OpenRoom } from './open-room.ts';
import { roomEvidence } from './room-evidence.ts';
import { roomMemoryQueries } from './room-memory.queries.ts';
import { createRoom } from './room.ts';

/** Drawing is stored when it has rested for so long. */
const SAVE_AFTER_MS = 2_000;

interface Around {
  readonly presence: LivePresence;
  readonly mediaOf: ReturnType<typeof liveMedia>;
  readonly tellMaterial: TellMaterial;
}

/** Makes a room of what is stored of it; undefined where there is no such lesson. */
export const loadRoom =
  (deps: LiveDeps, { presence, mediaOf, tellMaterial }: Around) =>
  async (lessonId: string): Promise<OpenRoom | undefined> => {
    const { database, clock, config, lessons, log } = deps;
    const queries = liveQueries(database.db);
    const memories = roomMemoryQueries(database.db);
    const lesson = await lessons.byId(lessonId);
    if (!lesson) return undefined;
    const [messages, pages, memory, poll] = await Promise.all([
      queries.messages(lessonId),
      queries.pages(lessonId),
      memories.memory(lessonId),
      memories.openPoll(lessonId),
    ]);
    const evidence = roomEvidence({ ...deps, presence, moved: tellWait }, lessonId);
    const board = createBoard(pages);
    const media = mediaOf(lesson);
    const isRecordable = config.live.egress && media.isRecordable;
    const ground = { messages, board, memory, poll, most: media.most, isRecordable, clock, tellMaterial };
    const room = createRoom(lesson, ground, {
      joined({ entrant }) {
        evidence.came('ROOM', entrant);
        void remember();
      },
      left({ entrant, enteredMs = 0 }) {
        const minutes = Math.round((clock.monotonicMs() - enteredMs) / millisecondsInMinute);
        evidence.went('LEFT', entrant, { role: entrant.role, minutes });
        void remember();
      },
      waited: ({ entrant }) => evidence.came('DOOR', entrant),
      turned: ({ entrant }, why) => evidence.went('TURNED', entrant, { role: entrant.role, why }),
    });
    const storing = inTurn();
    let remembered = JSON.stringify(room.memory());
    let timer: NodeJS.Timeout | undefined;

    function save(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      return storing(async () => {
        const unsaved = board.takeUnsaved();
        try {
          for (const page of unsaved) await queries.keepPage({ lessonId, ...page });
        } catch (err) {
          board.putBack(unsaved.map(({ no }) => no));
          log.error({ err, lesson: lessonId }, 'a board was not stored, and will be tried again');
          saveSoon();
        }
      });
    }
    function saveSoon(): void {
      timer ??= setTimeout(() => void save(), SAVE_AFTER_MS).unref();
    }

    const remember = (): Promise<void> =>
      storing(async () => {
        const now = room.memory();
        const text = JSON.stringify(now);
        if (text === remembered) return;
        await memories.remember(lessonId, now);
        remembered = text;
      }).catch((err: unknown) => log.error({ err, lesson: lessonId }, 'what a room remembers was not stored'));

    async function tellWait(): Promise<void> {
      if (!room.host()) return;
      try {
        room.wait = await lessons.waitOf(room.lesson, clock.now());
        room.host()?.connection.tell('live.waited', { wait: room.wait });
      } catch (err) {
        log.error({ err, lesson: lessonId }, 'how long a teacher has waited was not told');
      }
    }

    return { room, evidence, media, inTurn: storing, save, saveSoon, remember, tellWait };
  };
