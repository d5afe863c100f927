import * as v from 'valibot';
import { LIVE_EVENTS, type LiveAnswer, type LiveEvents, type LiveRequests } from '@portal/domain/live/live-events';
import type { LessonDeskApp } from '../../../testing/apps/lesson-desk-app.ts';
import type { LiveDeps } from '../live-deps.ts';
import { liveRooms } from '../live-rooms.ts';
import type { Entrant } from '../live-tickets.ts';
import { materialService } from '../material/material.service.ts';
import { tellMaterial } from '../material/shown-material.ts';
import { liveMedia } from '../media/live-media.ts';
import { recordings } from '../recordings/recordings.ts';
import { roomRequests } from '../room/room-requests.ts';
import type { Connection } from '../room/seat.ts';

export interface Person {
  /** The last such event that she was told. */
  heard<E extends keyof LiveEvents>(event: E): LiveEvents[E] | undefined;
  ask<N extends keyof LiveRequests>(name: N, payload: LiveRequests[N]): Promise<LiveAnswer>;
}

export interface LiveProcess {
  readonly rooms: ReturnType<typeof liveRooms>;
  /** Somebody comes to a room, and all that follows is written. */
  come(entrant: Entrant): Promise<Person>;
}

export const aHostOf = (t: LessonDeskApp, lessonId: string): Entrant => ({
  lessonId,
  participantId: 'host',
  role: 'HOST',
  name: '선생님',
  actorId: t.teacher.id,
});

export const aStudentOf = (lessonId: string, studentId: string): Entrant => ({
  lessonId,
  participantId: `link-${lessonId}-${studentId}`,
  role: 'STUDENT',
  name: `학생 ${studentId}`,
  actorId: studentId,
  studentId,
});

/** The rooms as one process has them: whoever stops using it has let it die, without a word to anybody. */
export function liveProcess(t: LessonDeskApp): LiveProcess {
  const { database, clock, config, events } = t;
  const { rooms: lessons, hold, evidence } = t.lessons;
  const deps = { database, clock, config, events, lessons, hold, evidence, log: t.app.log } as unknown as LiveDeps;
  const never = () => Promise.reject(new Error('Nobody asks for this here'));
  const tell = tellMaterial(() => Buffer.from('a key that signs nothing'));
  const recorded = recordings(deps);
  const rooms = liveRooms(deps, liveMedia(config.live, clock), tell, recorded);
  const material = materialService({ lectures: { holding: never }, given: never as never });
  const requests = roomRequests(deps, never, material, recorded.recorder);
  return {
    rooms,
    async come(entrant) {
      const told = new Map<string, unknown>();
      const connection: Connection = {
        tell: (event, payload) => void told.set(event, v.parse(LIVE_EVENTS[event] as v.GenericSchema, payload)),
        end: () => undefined,
      };
      const on = await rooms.enter(entrant, connection);
      if (!on) throw new Error('The room is closed');
      on.room.enter(entrant, connection);
      await on.evidence.written();
      return {
        heard: (event) => told.get(event) as never,
        async ask(name, payload) {
          const seat = on.room.seats.get(entrant.participantId);
          if (!seat) throw new Error(`${entrant.name} is not inside`);
          return requests[name](on, seat, payload);
        },
      };
    },
  };
}
