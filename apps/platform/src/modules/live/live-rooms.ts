import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import { roomState } from '@portal/domain/lessons/states/lesson-room';
import { DomainError } from '../../core/domain-error.ts';
import { guestLinkQueries } from './guests/guest-links.queries.ts';
import type { LiveDeps } from './live-deps.ts';
import type { Entrant } from './live-tickets.ts';
import { liveQueries } from './live.queries.ts';
import type { MaterialReader, SeenMaterial, TellMaterial } from './material/shown-material.ts';
import type { liveMedia } from './media/live-media.ts';
import type { MediaProvider } from './media/media-provider.ts';
import { mediaWatch } from './media/media-watch.ts';
import { livePresence } from './presence/live-presence.ts';
import type { RoomRecordings } from './recordings/recordings.ts';
import { loadRoom } from './room/load-room.ts';
import { closePoll, type OpenRoom, proveBoard } from './room/open-room.ts';
import type { Connection } from './room/seat.ts';

export type LiveRooms = ReturnType<typeof liveRooms>;

/** The rooms that somebody is or was in; each stays until its lesson is over. */
export function liveRooms(
  deps: LiveDeps,
  mediaOf: ReturnType<typeof liveMedia>,
  tellMaterial: TellMaterial,
  { recorder, sweep }: RoomRecordings,
) {
  const { database, clock, lessons, hold, log } = deps;
  const presence = livePresence(deps);
  const watch = mediaWatch(deps);
  const load = loadRoom(deps, { presence, mediaOf, tellMaterial });
  const open = new Map<string, Promise<OpenRoom | undefined>>();
  const opened = new Set<string>();
  /** Lessons whose room a process that died has left, and nobody opened here since. */
  const leftBehind = new Set<string>();

  async function allOpen(): Promise<OpenRoom[]> {
    const found = await Promise.allSettled(open.values());
    return found.flatMap((one) => (one.status === 'fulfilled' && one.value) || []);
  }

  /** Ends stays whose process has died, in one lesson or in all; answers in which. */
  async function endUnseen(only?: string): Promise<ReadonlySet<string>> {
    const ended = await presence.recover(only);
    for (const lessonId of ended)
      // Where the lesson is over, what was kept of them at its end was too much.
      await hold
        .recount(lessonId)
        .catch((err: unknown) => log.error({ err, lesson: lessonId }, 'attendance was not counted again'));
    return ended;
  }

  /** Two who come at once find one room. */
  function find(lessonId: string): Promise<OpenRoom | undefined> {
    const known = open.get(lessonId);
    if (known) return known;
    const loading = endUnseen(lessonId).then(() => load(lessonId));
    leftBehind.delete(lessonId);
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

  /** Whoever is gone from room and door when this was done loses picture and sound too. */
  function sendOut(found: OpenRoom, end: (found: OpenRoom) => void): void {
    const before = found.room.everybody();
    end(found);
    const left = new Set(found.room.everybody());
    watch.sentOut(
      found,
      before.filter((seat) => !left.has(seat)).map(({ entrant }) => entrant.participantId),
    );
  }

  async function refresh(lessonId: string): Promise<void> {
    if (!open.has(lessonId) && !leftBehind.has(lessonId)) return;
    const lesson = await lessons.byId(lessonId);
    if (!lesson) return;
    const isOpen = roomState(lesson, clock.now()) === 'OPEN';
    // What was left behind is closed as if it had been open here.
    const found = await (open.get(lessonId) ?? (!isOpen && leftBehind.has(lessonId) ? find(lessonId) : undefined));
    if (!found) return;
    const before = found.room.lesson;
    found.room.lesson = lesson;
    if (!isOpen) return close(lessonId, found);
    // Who has left the class before its lesson began leaves the room with his family.
    const taking = new Set(lesson.students.map(({ id }) => id));
    sendOut(found, ({ room }) =>
      room.end('LINK', ({ entrant }) => entrant.studentId !== undefined && !taking.has(entrant.studentId)),
    );
    // Whoever is new in the class may not be recorded.
    await recorder.look(found);
    if (+before.endAt === +lesson.endAt && +(before.startedAt ?? 0) === +(lesson.startedAt ?? 0)) return;
    const startedAt = lesson.startedAt?.toISOString() ?? null;
    found.room.tellAll('live.timed', { startedAt, endAt: lesson.endAt.toISOString() });
    if (+before.endAt !== +lesson.endAt) found.room.shown.tellMaterialAgain();
  }

  /** What is left of a room when its lesson is over is what was stored. */
  async function close(lessonId: string, found: OpenRoom): Promise<void> {
    if (!open.delete(lessonId)) return;
    opened.delete(lessonId);
    const host = found.room.host()?.entrant ?? null;
    found.room.end('ENDED');
    await recorder
      .stop(found, host)
      .catch((err: unknown) => log.error({ err, lesson: lessonId }, 'a recording did not end with its lesson yet'));
    watch.close(found);
    await found.inTurn(async () => closePoll(found, host, clock.now()));
    await proveBoard(found, host);
    await found.remember();
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
      if (entrant.role === 'HOST') {
        await openFor(entrant, found);
        found.room.wait = await lessons.waitOf(found.room.lesson, clock.now());
      }
      return found;
    },

    /** What carries this lesson: decided for all when the first of them gets a pass. */
    async media(lessonId: string): Promise<MediaProvider> {
      const found = await find(lessonId);
      if (!found) throw new DomainError('NOT_FOUND');
      // Whoever comes has picture and sound before she is at the door.
      if (found.room.recording.isRunning()) await recorder.look(found);
      return found.media;
    },

    /** Ends the stay of who came by a link as it was before it was renewed. */
    async endRenewed(lessonId: string, linkId: string): Promise<void> {
      const found = await open.get(lessonId);
      const link = found && (await guestLinkQueries(database.db).byId(linkId));
      if (found) sendOut(found, ({ room }) => room.expel(linkId, link?.generation ?? Infinity));
    },

    refresh,

    sentOut: watch.sentOut,

    /** Somebody has said whether her child may be recorded in this class, or recordings of it were erased. */
    async lookAtRecordings(classId: string): Promise<void> {
      for (const found of await allOpen()) if (found.room.lesson.classId === classId) await recorder.look(found);
    },

    /** What somebody in the room sees now, and who she is; null for who is not inside. */
    async shownTo({ lessonId, participantId }: MaterialReader): Promise<SeenMaterial | null> {
      const room = (await open.get(lessonId))?.room;
      const seat = room?.seats.get(participantId);
      return room && seat ? { material: room.shown.material(), entrant: seat.entrant, lesson: room.lesson } : null;
    },

    /** Before whom a file of this lecture stands. */
    async showing(lectureId: string): Promise<OpenRoom[]> {
      const rooms = await allOpen();
      return rooms.filter(({ room }) => {
        const material = room.shown.material();
        return material?.kind === 'FILE' && material.lectureId === lectureId;
      });
    },

    /** What was drawn until now, also what is not stored yet. */
    async saved(lessonId: string): Promise<void> {
      await (await open.get(lessonId))?.save();
    },

    /** Pages were put on the board of a lesson while its room may stand open. */
    async showPrepared(lessonId: string): Promise<void> {
      const room = (await open.get(lessonId))?.room;
      if (!room) return;
      const known = new Set(room.board.pages().map(({ no }) => no));
      const prepared = (await liveQueries(database.db).pages(lessonId)).filter(({ no }) => !known.has(no));
      for (const page of prepared) {
        room.board.take(page);
        room.tellAll('live.drawn', { page: page.no, elements: page.elements });
      }
    },

    /** The teacher signed out somewhere: her place there is gone. */
    async endSession(sessionId: string): Promise<void> {
      for (const found of await allOpen())
        sendOut(found, ({ room }) => room.end('REMOVED', ({ entrant }) => entrant.sessionId === sessionId));
    },

    /** Says of everybody who is here that she still is, and ends the stays of those of whom no process does. */
    async beat(): Promise<void> {
      const rooms = await allOpen();
      // Not waited for: a media server that hangs must not make this process look dead.
      void watch.sweep(rooms);
      void sweep(rooms);
      const lost = new Set(
        await presence.see(rooms.flatMap(({ room }) => room.everybody().map((seat) => seat.entrant))),
      );
      for (const { room, evidence } of rooms)
        // Another process took this one for dead, or the database was away when she came.
        for (const { entrant } of room.everybody())
          if (lost.has(entrant)) evidence.came(room.seats.has(entrant.participantId) ? 'ROOM' : 'DOOR', entrant);
      for (const lessonId of await endUnseen()) {
        if (!open.has(lessonId)) leftBehind.add(lessonId);
        await (await open.get(lessonId))?.tellWait();
        await refresh(lessonId);
      }
    },

    /** The process ends: whoever is inside or at the door leaves, and everything is written. */
    async closeAll(): Promise<void> {
      for (const { room, save, remember, evidence } of await allOpen()) {
        for (const { entrant, connection } of room.everybody()) {
          room.leave(entrant.participantId, connection);
          connection.end();
        }
        await save();
        await remember();
        await evidence.written();
      }
    },
  };
}
