import { randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import type { LiveAnswer, LiveRequests } from '@portal/domain/live/live-events';
import type { LiveDeps } from '../live-deps.ts';
import { liveQueries } from '../live.queries.ts';
import type { materialService } from '../material/material.service.ts';
import type { LessonRecorder } from '../recordings/lesson-recorder.ts';
import { closePoll, type OpenRoom, proveBoard } from './open-room.ts';
import { openPoll, vote } from './poll.ts';
import { roomMemoryQueries } from './room-memory.queries.ts';
import type { Seat } from './seat.ts';

export const OK: LiveAnswer = { ok: true };
export const refused = (code: Extract<LiveAnswer, { ok: false }>['code']): LiveAnswer => ({ ok: false, code });
const okIf = (isDone: boolean) => (isDone ? OK : refused('NOT_FOUND'));

const WEAK_LINE_EVERY_MS = millisecondsInMinute;

export type RoomRequests = {
  readonly [N in keyof LiveRequests]: (
    on: OpenRoom,
    from: Seat,
    payload: LiveRequests[N],
  ) => LiveAnswer | Promise<LiveAnswer>;
};

/** What the room does when somebody in it asks; who may ask what was checked before. */
export function roomRequests(
  { database: { db }, clock }: LiveDeps,
  callWaiting: (on: OpenRoom, host: Seat) => Promise<LiveAnswer>,
  material: Pick<ReturnType<typeof materialService>, 'show'>,
  recorder: Pick<LessonRecorder, 'start' | 'stop'>,
): RoomRequests {
  const queries = liveQueries(db);
  const memories = roomMemoryQueries(db);
  return {
    'live.signal'({ room }, from, { to, signal }) {
      const target = room.seats.get(to);
      if (!target || target === from) return refused('NOT_FOUND');
      target.connection.tell('live.signalled', { from: from.entrant.participantId, signal });
      return OK;
    },

    async 'live.media'({ room, evidence, remember }, from, media) {
      const now = clock.monotonicMs();
      const isWeaker = media.line !== 'GOOD' && media.line !== from.media.line;
      const isShowing = media.screen && !from.media.screen && from.entrant.role === 'HOST';
      const hasShown = !media.screen && from.media.screen && from.entrant.role === 'HOST';
      from.media = media;
      if (isWeaker && now - (from.weakAt ?? Number.NEGATIVE_INFINITY) >= WEAK_LINE_EVERY_MS) {
        from.weakAt = now;
        evidence.write('LINE_WEAK', from.entrant, { line: media.line });
      }
      room.show(from);
      // Her screen is what she has before her now, and afterwards what she had before it.
      if (isShowing) room.shown.beginScreen();
      else if (hasShown) room.shown.endScreen();
      await remember();
      return OK;
    },

    async 'live.hand'({ room, remember }, from, { up }) {
      from.handUp = up;
      room.show(from);
      await remember();
      return OK;
    },

    async 'live.chat'({ room }, { entrant }, { clientId, text }) {
      const { participantId, name } = entrant;
      const message = { id: randomUUID(), participantId, name, text, at: clock.now() };
      const isNew = await queries.say({ ...message, lessonId: room.lesson.id, clientId });
      if (isNew) room.keepMessage({ ...message, at: message.at.toISOString() });
      return OK;
    },

    'live.vote': ({ room, inTurn }, { entrant: { participantId, role } }, { pollId, option }) =>
      inTurn(async () => {
        // It is the students who are asked.
        if (role !== 'STUDENT') return refused('NOT_ALLOWED');
        const poll = vote(room.poll, pollId, participantId, option);
        if (!poll) return refused('NOT_FOUND');
        await memories.keepVote({ pollId, participantId, option, at: clock.now() });
        room.poll = poll;
        room.tellPoll();
        return OK;
      }),

    'live.board'(on, from, { page, elements }) {
      if (!on.room.rights.mayDraw(from.entrant)) {
        from.connection.tell('live.undrawn', { page, ...on.room.board.standing(page, elements) });
        return refused('NOT_ALLOWED');
      }
      const merged = on.room.board.merge(page, elements);
      if (!merged) return refused('INVALID');
      if (merged.won.length) {
        on.room.tellAll('live.drawn', { page, elements: merged.won }, from);
        on.saveSoon();
      }
      // Whoever drew on something older learns what stands there.
      if (merged.kept.length) from.connection.tell('live.drawn', { page, elements: merged.kept });
      return OK;
    },

    'live.look'({ room }, from, { alone }) {
      from.looksAlone = alone;
      room.show(from);
      return OK;
    },

    // The line is closed when this was answered.
    async 'live.leave'(on, { entrant }) {
      // Nobody is left who could end it.
      if (entrant.role === 'HOST') await recorder.stop(on, entrant);
      return OK;
    },

    async 'live.admit'({ room, remember }, _from, { guestId, admit }) {
      const isDone = room.admit(guestId, admit);
      await remember();
      return okIf(isDone);
    },

    async 'live.waitingRoom'({ room, remember }, _from, { on }) {
      room.setWaitingRoom(on);
      await remember();
      return OK;
    },

    'live.mute'({ room }, from, { participantId }) {
      const targets = [...room.seats.values()].filter(
        (seat) => seat !== from && (participantId === null || seat.entrant.participantId === participantId),
      );
      for (const seat of targets) {
        seat.media = { ...seat.media, audio: false };
        seat.connection.tell('live.muted', {});
        room.show(seat);
      }
      return okIf(participantId === null || targets.length > 0);
    },

    async 'live.remove'({ room, remember }, _from, { participantId }) {
      const isDone = room.remove(participantId);
      await remember();
      return okIf(isDone);
    },

    async 'live.drawing'({ room, remember }, _from, { participantId, may }) {
      const isDone = room.setDrawing(participantId, may);
      await remember();
      return okIf(isDone);
    },

    'live.poll': (on, { entrant }, question) =>
      on.inTurn(async () => {
        const { room, evidence } = on;
        const wasOpen = room.poll?.isOpen === true;
        closePoll(on, entrant, clock.now());
        if (question) {
          // Only one can stand open.
          await evidence.written();
          const poll = openPoll(randomUUID(), question, clock.now());
          await memories.keepPoll({ ...poll, lessonId: room.lesson.id, options: [...poll.options] });
          room.poll = poll;
          // Taken away for good once it was closed.
        } else if (!wasOpen) room.poll = null;
        room.tellPoll();
        return OK;
      }),

    async 'live.lowerHand'({ room, remember }, _from, { participantId }) {
      const seen = [...room.seats.values()].filter(
        ({ entrant, handUp }) => handUp && (participantId === null || entrant.participantId === participantId),
      );
      for (const seat of seen) {
        seat.handUp = false;
        room.show(seat);
      }
      await remember();
      return okIf(participantId === null || seen.length > 0);
    },

    'live.record': (on, { entrant }, { on: begins }) =>
      begins ? recorder.start(on, entrant) : recorder.stop(on, entrant),

    async 'live.focus'({ room, remember }, _from, { focus }) {
      if (!room.shown.setFocus(focus)) return refused('NOT_FOUND');
      await remember();
      return OK;
    },

    async 'live.page'(on, { entrant }, { page }) {
      const { room } = on;
      const before = room.shown.page();
      room.shown.turnTo(page);
      room.tellAll('live.turned', { page });
      await proveBoard(on, entrant, before);
      await on.remember();
      return OK;
    },

    'live.material': (on, from, wanted) => material.show(on, from, wanted),

    'live.waitMessage': (on, from) => callWaiting(on, from),
  };
}
