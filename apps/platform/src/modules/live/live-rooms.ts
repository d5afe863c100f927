import { millisecondsInMinute } from 'date-fns/constants';
import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import { roomState } from '@portal/domain/lessons/states/lesson-room';
import { DomainError } from '../../core/domain-error.ts';
import { guestLinkQueries } from './guests/guest-links.queries.ts';
import type { LiveDeps } from './live-deps.ts';
import type { Entrant } from './live-tickets.ts';
import { liveQueries } from './live.queries.ts';
import type { MaterialReader, ShownMaterial, TellMaterial } from './material/shown-material.ts';
import type { liveMedia } from './media/live-media.ts';
import type { MediaProvider } from './media/media-provider.ts';
import { createBoard } from './room/board.ts';
import { closePoll, type OpenRoom } from './room/open-room.ts';
import { roomEvidence } from './room/room-evidence.ts';
import { createRoom } from './room/room.ts';
import type { Connection, Seat } from './room/seat.ts';

/** Drawing is stored when it has rested for so long. */
const SAVE_AFTER_MS = 2_000;

export type LiveRooms = ReturnType<typeof liveRooms>;

/** The rooms that somebody is or was in; each stays until its lesson is over. */
export function liveRooms(deps: LiveDeps, mediaOf: ReturnType<typeof liveMedia>, tellMaterial: TellMaterial) {
  const { database, clock, lessons, hold, log } = deps;
  const queries = liveQueries(database.db);
  const open = new Map<string, Promise<OpenRoom | undefined>>();
  const opened = new Set<string>();

  async function load(lessonId: string): Promise<OpenRoom | undefined> {
    const lesson = await lessons.byId(lessonId);
    if (!lesson) return undefined;
    const [messages, pages] = await Promise.all([queries.messages(lessonId), queries.pages(lessonId)]);
    const evidence = roomEvidence(deps, lessonId);
    const board = createBoard(pages);
    const media = mediaOf(lesson);
    const room = createRoom(lesson, { messages, board, most: media.most, clock, tellMaterial }, { joined, left });

    function joined({ entrant }: Seat): void {
      evidence.write('JOINED', entrant, { role: entrant.role });
    }
    function left({ entrant, enteredMs = 0 }: Seat): void {
      const minutes = Math.round((clock.monotonicMs() - enteredMs) / millisecondsInMinute);
      evidence.write('LEFT', entrant, { role: entrant.role, minutes });
    }

    let timer: NodeJS.Timeout | undefined;
    async function save(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      const unsaved = board.takeUnsaved();
      try {
        for (const page of unsaved) await queries.keepPage({ lessonId, ...page });
      } catch (err) {
        board.putBack(unsaved.map(({ no }) => no));
        log.error({ err, lesson: lessonId }, 'a board was not stored, and will be tried again');
        saveSoon();
      }
    }
    function saveSoon(): void {
      timer ??= setTimeout(() => void save(), SAVE_AFTER_MS).unref();
    }
    return { room, evidence, media, save, saveSoon };
  }

  /** Two who come at once find one room. */
  function find(lessonId: string): Promise<OpenRoom | undefined> {
    const known = open.get(lessonId);
    if (known) return known;
    const loading = load(lessonId);
    open.set(lessonId, loading);
    loading.then(
      (found) => found ?? open.delete(lessonId),
      () => open.delete(lessonId),
    );
    return loading;
  }

  /** The teacher's first step into the room opens it and starts the lesson. */
  async function openFor(host: Entrant, { room, evidence }: OpenRoom): Promise<void> {
    const { id, teacherId } = room.lesson;
    if (opened.has(id)) return;
    opened.add(id);
    evidence.write('ROOM_OPENED', host);
    await evidence.written();
    await hold.start(teacherId, id).catch((err: unknown) => {
      // It runs already, from its page.
      if (!(err instanceof DomainError)) log.error({ err, lesson: id }, 'a lesson was not started by its room');
    });
    await refresh(id);
  }

  async function refresh(lessonId: string): Promise<void> {
    const found = await open.get(lessonId);
    const lesson = found && (await lessons.byId(lessonId));
    if (!found || !lesson) return;
    const before = found.room.lesson;
    found.room.lesson = lesson;
    if (roomState(lesson, clock.now()) !== 'OPEN') return close(lessonId, found);
    // Who has left the class before its lesson began leaves the room with his family.
    const taking = new Set(lesson.students.map(({ id }) => id));
    found.room.end('LINK', ({ entrant }) => entrant.studentId !== undefined && !taking.has(entrant.studentId));
    if (+before.endAt === +lesson.endAt && +(before.startedAt ?? 0) === +(lesson.startedAt ?? 0)) return;
    const startedAt = lesson.startedAt?.toISOString() ?? null;
    found.room.tellAll('live.timed', { startedAt, endAt: lesson.endAt.toISOString() });
    // Addresses of what is shown end with the lesson.
    if (+before.endAt !== +lesson.endAt) found.room.showMaterial(found.room.material);
  }

  /** What is left of a room when its lesson is over is what was stored. */
  async function close(lessonId: string, found: OpenRoom): Promise<void> {
    if (!open.delete(lessonId)) return;
    opened.delete(lessonId);
    const host = found.room.host()?.entrant ?? null;
    closePoll(found, host);
    for (const proof of found.room.board.takeProofs()) found.evidence.write('BOARD_SNAPSHOT', host, proof);
    found.room.end('ENDED');
    await found.save();
    await found.evidence.written();
  }

  return {
    /** Somebody with a ticket; undefined when there is no room for her, of which she was told. */
    async enter(entrant: Entrant, connection: Connection): Promise<OpenRoom | undefined> {
      const found = await find(entrant.lessonId);
      // It may have moved or ended since the ticket was given.
      await refresh(entrant.lessonId);
      const state = found ? roomState(found.room.lesson, clock.now()) : 'OVER';
      if (!found || state !== 'OPEN') {
        const opensAt = found && state === 'CLOSED' ? lessonOpensAt(found.room.lesson).toISOString() : null;
        connection.tell('live.door', { state: 'CLOSED', opensAt });
        connection.end();
        return undefined;
      }
      if (entrant.role === 'HOST') await openFor(entrant, found);
      return found;
    },

    /** What carries this lesson: decided for all when the first of them gets a pass. */
    async media(lessonId: string): Promise<MediaProvider> {
      const found = await find(lessonId);
      if (!found) throw new DomainError('NOT_FOUND');
      return found.media;
    },

    /** Ends the stay of who came by a link as it was before it was renewed. */
    async endRenewed(lessonId: string, linkId: string): Promise<void> {
      const found = await open.get(lessonId);
      const link = found && (await guestLinkQueries(database.db).byId(linkId));
      found?.room.expel(linkId, link?.generation ?? Infinity);
    },

    refresh,

    /** What somebody in the room sees now; null for who is not inside. */
    async shownTo({ lessonId, participantId }: MaterialReader): Promise<ShownMaterial | null> {
      const found = await open.get(lessonId);
      return found?.room.seats.has(participantId) ? found.room.material : null;
    },

    /** What was drawn until now, also what is not stored yet. */
    async saved(lessonId: string): Promise<void> {
      await (await open.get(lessonId))?.save();
    },

    /** The teacher signed out somewhere: her place there is gone. */
    async endSession(sessionId: string): Promise<void> {
      for (const found of await Promise.all(open.values()))
        found?.room.end('REMOVED', ({ entrant }) => entrant.sessionId === sessionId);
    },

    /** The process ends: whoever is inside leaves, and everything is written. */
    async closeAll(): Promise<void> {
      for (const found of await Promise.allSettled(open.values())) {
        if (found.status === 'rejected' || !found.value) continue;
        const { room, save, evidence } = found.value;
        for (const seat of [...room.seats.values()]) {
          room.leave(seat.entrant.participantId, seat.connection);
          seat.connection.end();
        }
        await save();
        await evidence.written();
      }
    },
  };
}
