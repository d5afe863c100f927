import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { LiveDeps } from '../live-deps.ts';
import { type InTurn, inTurn } from '../room/in-turn.ts';
import type { OpenRoom } from '../room/open-room.ts';
import { type MediaCarrier, PASS_LIFE_SECONDS } from './media-provider.ts';

/** So long picture and sound may outlive a seat whose line was lost. */
const GRACE_MS = 30 * millisecondsInSecond;
/** So long nobody can be sure that a room that was closed is not opened again by a pass. */
const OVER_MS = PASS_LIFE_SECONDS * millisecondsInSecond + millisecondsInMinute;
/** Rooms that are asked about at once. */
const LANES = 4;

/** A room, as far as its picture and sound go. */
export interface WatchedRoom extends Pick<OpenRoom, 'media'> {
  readonly room: Pick<OpenRoom['room'], 'lesson' | 'seats' | 'everybody'>;
}

export type MediaWatch = ReturnType<typeof mediaWatch>;

/** Sees to it that nobody has picture and sound of a room without a seat in it. It keeps nobody waiting. */
export function mediaWatch({ clock, log }: Pick<LiveDeps, 'clock' | 'log'>) {
  const lanes = Array.from({ length: LANES }, inTurn);
  let turn = 0;
  const inLane: InTurn = (work) => lanes[turn++ % LANES]!(work);
  /** Of each lesson, since when somebody has been seen there without a seat. */
  const unseated = new Map<string, Map<string, number>>();
  const over = new Map<string, { readonly media: MediaCarrier; readonly until: number }>();
  let isSweeping = false;

  function unseatedOf(lessonId: string): Map<string, number> {
    const known = unseated.get(lessonId) ?? new Map<string, number>();
    unseated.set(lessonId, known);
    return known;
  }

  function ask(lesson: string, work: () => Promise<void>): void {
    inLane(work).catch((err: unknown) =>
      log.error({ err, lesson }, 'picture and sound were not ended, and will be by the next sweep'),
    );
  }

  async function check({ room, media }: WatchedRoom): Promise<void> {
    // Where nobody is seated here, another process may have the room.
    if (!room.seats.size) return;
    const { id: lessonId } = room.lesson;
    const connected = await media.present(lessonId);
    const since = unseatedOf(lessonId);
    // Read after the answer: whoever was connected by then had taken her seat before.
    for (const id of room.seats.keys()) since.delete(id);
    const here = new Set(room.everybody().map(({ entrant }) => entrant.participantId));
    const now = clock.monotonicMs();
    for (const id of connected) {
      if (room.seats.has(id)) continue;
      // She keeps it until she has a seat again: who comes back by an old pass gets no second grace.
      const first = since.get(id) ?? now;
      since.set(id, first);
      // Whoever is here without a seat stands at the door, and is not on her way back.
      if (now - first >= GRACE_MS || here.has(id)) await media.remove(lessonId, id);
    }
  }

  async function closeAgain(lessonId: string): Promise<void> {
    const closed = over.get(lessonId);
    await closed?.media.close(lessonId);
    if (closed && clock.monotonicMs() >= closed.until) over.delete(lessonId);
  }

  return {
    /** They are out for good, and lose picture and sound at once. */
    sentOut({ room, media }: WatchedRoom, participantIds: readonly string[]): void {
      const { id: lessonId } = room.lesson;
      for (const id of participantIds) {
        unseatedOf(lessonId).set(id, Number.NEGATIVE_INFINITY);
        ask(lessonId, () => media.remove(lessonId, id));
      }
    },

    /** The lesson is over: nobody has picture and sound of it, and nobody gets them back. */
    close({ room, media }: WatchedRoom): void {
      const { id: lessonId } = room.lesson;
      unseated.delete(lessonId);
      over.set(lessonId, { media, until: clock.monotonicMs() + OVER_MS });
      ask(lessonId, () => media.close(lessonId));
    },

    /** Compares who is connected with who is seated; one sweep at a time. */
    async sweep(rooms: readonly WatchedRoom[]): Promise<void> {
      if (isSweeping) return;
      isSweeping = true;
      // Its lesson lasts longer than it did when the room was closed.
      for (const { room } of rooms) over.delete(room.lesson.id);
      const done = await Promise.allSettled([
        ...rooms.map((room) => inLane(() => check(room))),
        ...[...over.keys()].map((lessonId) => inLane(() => closeAgain(lessonId))),
      ]);
      isSweeping = false;
      const failures = done.filter((one) => one.status === 'rejected');
      if (failures.length)
        log.error(
          { err: failures[0]!.reason as unknown, rooms: failures.length },
          'who has picture and sound was not seen, and will be by the next sweep',
        );
    },
  };
}
