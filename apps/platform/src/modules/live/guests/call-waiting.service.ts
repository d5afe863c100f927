import { randomUUID } from 'node:crypto';
import { TELL_AGAIN_AFTER_MS } from '@portal/domain/evidence/lesson-wait';
import { mayTellOfWait } from '@portal/domain/lessons/no-show';
import type { LiveAnswer } from '@portal/domain/live/live-events';
import type { Letter } from '../../notifications/module.ts';
import type { LiveDeps } from '../live-deps.ts';
import { liveQueries } from '../live.queries.ts';
import type { OpenRoom } from '../room/open-room.ts';
import { OK, refused } from '../room/room-requests.ts';
import type { Seat } from '../room/seat.ts';
import type { GuestLinks } from './guest-links.service.ts';
import { WAIT_MESSAGE, waitLetter } from './wait-message.ts';

/** The prepared message: in the room's chat, and as mail to the guardians of who is neither there nor known to be absent. */
export function callWaitingService(
  { database: { db }, clock, lessons, mail }: LiveDeps,
  links: Pick<GuestLinks, 'pathOfStudent'>,
) {
  return async (on: OpenRoom, { entrant }: Seat): Promise<LiveAnswer> => {
    const { room, evidence } = on;
    const now = clock.now();
    const { lesson } = room;
    const wait = await lessons.waitOf(lesson, now);
    if (!mayTellOfWait({ wait, startMs: lesson.startAt.getTime() }, now.getTime())) return refused('NOT_ALLOWED');
    const absent = await lessons.absentIds(lesson.id);
    const here = new Set(room.everybody().map((seat) => seat.entrant.actorId));
    const missing = lesson.students.filter(({ id }) => !here.has(id) && !absent.has(id));
    if (!missing.length) return refused('NOT_FOUND');
    if (clock.monotonicMs() - (on.calledAt ?? Number.NEGATIVE_INFINITY) < TELL_AGAIN_AFTER_MS)
      return refused('RATE_LIMIT');
    on.calledAt = clock.monotonicMs();
    const { participantId, name } = entrant;
    const message = { id: randomUUID(), participantId, name, text: WAIT_MESSAGE, at: now };
    const letters: Letter[] = [];
    for (const to of await lessons.guardiansOf(missing.map(({ id }) => id)))
      for (const { id, name: studentName } of missing.filter((one) => to.studentIds.includes(one.id)))
        letters.push(waitLetter({ lesson, studentName, to, path: await links.pathOfStudent(lesson, id) }));
    await db.transaction(async (tx) => {
      for (const letter of letters) await mail(tx, letter);
      await liveQueries(tx).say({ ...message, lessonId: lesson.id, clientId: randomUUID() });
    });
    room.keepMessage({ ...message, at: now.toISOString() });
    evidence.write('WAIT_MESSAGE', entrant, { missing: missing.length, mails: letters.length });
    return OK;
  };
}
