import type { Server } from 'socket.io';
import { liveContract } from '@portal/domain/live/live.contract';
import { recordingsContract } from '@portal/domain/live/recordings.contract';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import { createIntervalWorker } from '../../core/interval-worker.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { ClassGuestLinks } from '../classes/module.ts';
import type { LessonBoards } from '../library/module.ts';
import { type FamilySummaries, familySummaries } from './family-summaries.queries.ts';
import { callWaitingService } from './guests/call-waiting.service.ts';
import { guestLinkQueries } from './guests/guest-links.queries.ts';
import { guestLinkService } from './guests/guest-links.service.ts';
import type { LiveDeps } from './live-deps.ts';
import { liveKey } from './live-key.ts';
import { liveRooms } from './live-rooms.ts';
import { attachLiveSocket } from './live-socket.ts';
import { liveTickets } from './live-tickets.ts';
import { liveHandlers } from './live.handlers.ts';
import { liveQueries } from './live.queries.ts';
import { registerMaterial } from './material/material.routes.ts';
import { materialService } from './material/material.service.ts';
import { tellMaterial } from './material/shown-material.ts';
import { liveMedia } from './media/live-media.ts';
import { outOfMedia } from './media/out-of-media.ts';
import { SEEN_EVERY_MS } from './presence/live-presence.ts';
import { recordingConsents, type RecordingConsents } from './recordings/recording-consents.service.ts';
import { recordingsHandlers } from './recordings/recordings.handlers.ts';
import { recordings } from './recordings/recordings.ts';
import { roomRequests } from './room/room-requests.ts';

export type { FamilySummaries } from './family-summaries.queries.ts';
export type { RecordingConsents } from './recordings/recording-consents.service.ts';

export interface LiveModule extends PlatformModule {
  /** The ways into rooms as classes see them. */
  readonly guestLinks: ClassGuestLinks;
  /** The path by which a student comes into the room of a lesson; null where it is not held in one, or without her. */
  entranceOf(lessonId: string, studentId: string): Promise<string | null>;
  /** What was shown, drawn and asked in lessons, as their families see it. */
  readonly summaries: FamilySummaries;
  /** Whether lessons may be recorded, as families say. */
  readonly consents: RecordingConsents;
  /** Boards of lessons as the library of their teacher sees them. */
  readonly boards: LessonBoards;
  /** Serves the rooms on the server of all sockets. */
  attach(io: Server): void;
}

/** Calls by links that one address may make in a minute; a school class shares one. */
const GUEST_CALLS = 60;

/** The rooms in which lessons are held. */
export function liveModule(deps: LiveDeps): LiveModule {
  const { database, clock, config, events, log } = deps;
  let key: Buffer | undefined;
  const keyNow = () => {
    if (!key) throw new Error('The key of links is read when the module is registered');
    return key;
  };
  const links = guestLinkService(deps, keyNow);
  const tickets = liveTickets(clock);
  const mediaOf = liveMedia(config.live, clock);
  const recorded = recordings(deps);
  const { recorder, erasure } = recorded;
  const rooms = liveRooms(deps, mediaOf, tellMaterial(keyNow), recorded);
  const heart = createIntervalWorker(() => rooms.beat(), {
    clock,
    everyMs: SEEN_EVERY_MS,
    onFailure: (err) => log.error({ err }, 'who is in the rooms was not written, and will be tried again'),
  });
  const material = materialService(deps);
  const asked = roomRequests(deps, callWaitingService(deps, links), material, recorder);
  const requests = outOfMedia(asked, rooms);
  return {
    async register(app) {
      key = await liveKey(database.db);
      const limiter = createRateLimiter(clock, config.rateLimitPerMinute > 0 ? GUEST_CALLS : Infinity);
      implement(app, liveContract, liveHandlers(deps, { links, tickets, rooms, limiter }));
      implement(app, recordingsContract, recordingsHandlers(deps, recorded));
      registerMaterial(app, { ...deps, key, rooms });
      events.on('lesson.changed', ({ lessonId }) => rooms.refresh(lessonId));
      events.on('lecture.changed', async ({ lectureId }) => {
        for (const room of await rooms.showing(lectureId)) await material.follow(room);
      });
      events.on('session.revoked', ({ sessionId }) => rooms.endSession(sessionId));
      // Also what a process left that died before this one began.
      heart.start();
      heart.wake();
      app.addHook('preClose', async () => {
        await heart.stop();
        await recorded.stop();
        await rooms.closeAll();
      });
      app.addHook('onClose', () => recorded.close());
    },
    guestLinks: {
      end: (tx, classId, studentIds) => guestLinkQueries(tx).renewOf(classId, studentIds),
      async expel(ended) {
        for (const { id, lessonId } of ended) {
          tickets.revoke(id);
          await rooms.endRenewed(lessonId, id);
        }
      },
    },
    async entranceOf(lessonId, studentId) {
      const lesson = await deps.lessons.byId(lessonId);
      if (!lesson || lesson.mode === 'OFFLINE' || lesson.meetingUrl !== null) return null;
      return links.pathOfStudent(lesson, studentId);
    },
    boards: {
      settle: (lessonId) => rooms.saved(lessonId),
      prepare: (tx, ...wanted) => liveQueries(tx).prepare(...wanted),
      show: (lessonId) => rooms.showPrepared(lessonId),
    },
    summaries: familySummaries(database.db, deps.evidence, recorded.families),
    consents: recordingConsents({ ...deps, mediaOf, erasure, lookAtRecordings: rooms.lookAtRecordings }),
    attach: (io) => attachLiveSocket(io, { tickets, rooms, requests, clock, log }),
  };
}
