import { formatTime } from '@portal/domain/format/date-time';
import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import { roomState } from '@portal/domain/lessons/states/lesson-room';
import type { LiveLesson, RoomPass } from '@portal/domain/live/live-room';
import type { liveContract } from '@portal/domain/live/live.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/http/implement.ts';
import type { RateLimiter } from '../../core/http/rate-limit.ts';
import type { RoomLesson } from '../lessons/module.ts';
import type { GuestLinks } from './guests/guest-links.service.ts';
import { guestNameOf } from './guests/guest-name.ts';
import type { LiveDeps } from './live-deps.ts';
import { asLiveLesson } from './live-lesson.ts';
import type { LiveRooms } from './live-rooms.ts';
import type { Entrant, LiveTickets } from './live-tickets.ts';
import { liveQueries } from './live.queries.ts';

interface Services {
  readonly links: GuestLinks;
  readonly tickets: LiveTickets;
  readonly rooms: LiveRooms;
  /** Entries by guests of one address. */
  readonly limiter: RateLimiter;
}

const HOST = 'host';

export function liveHandlers(
  { database: { db }, clock, lessons, accounts }: LiveDeps,
  { links, tickets, rooms, limiter }: Services,
): Handlers<typeof liveContract> {
  async function own(teacherId: string, id: string): Promise<RoomLesson> {
    const lesson = await lessons.byId(id);
    if (lesson?.teacherId !== teacherId) throw new DomainError('NOT_FOUND');
    return lesson;
  }

  async function passFor(
    lesson: RoomLesson,
    who: Omit<Entrant, 'lessonId'>,
  ): Promise<{ lesson: LiveLesson; pass: RoomPass }> {
    const state = roomState(lesson, clock.now());
    if (state === 'OVER') throw new DomainError('WRONG_STATE');
    if (state === 'CLOSED') {
      // A guest's zone is not known; hers is the one in which the lesson was agreed.
      const zone = (await accounts.getUser(db, lesson.teacherId))?.timeZone ?? DEFAULT_TIME_ZONE;
      throw new DomainError('ROOM_NOT_OPEN', { values: { t: formatTime(lessonOpensAt(lesson), zone) } });
    }
    const entrant = { lessonId: lesson.id, ...who };
    const { participantId, role, name } = who;
    const media = await (await rooms.media(lesson.id)).passFor(entrant);
    const pass = { ticket: tickets.issue(entrant), participantId, role, name, media };
    return { lesson: asLiveLesson(lesson, clock.now()), pass };
  }

  return {
    async enterLiveRoom({ params: { id }, caller: { userId, sessionId } }) {
      const lesson = await own(userId, id);
      const who = { participantId: HOST, role: 'HOST', name: lesson.teacherName, actorId: userId, sessionId } as const;
      return { data: await passFor(lesson, who) };
    },

    listGuestLinks: async ({ params: { id }, caller: { userId } }) => ({
      data: { items: await links.list(await own(userId, id)) },
    }),

    async renewGuestLink({ params: { id, linkId }, caller: { userId } }) {
      const link = await links.renew(await own(userId, id), linkId);
      tickets.revoke(link.id);
      await rooms.endRenewed(id, linkId);
      return { data: link };
    },

    async getBoard({ params: { id }, caller: { userId } }) {
      await own(userId, id);
      await rooms.saved(id);
      const pages = await liveQueries(db).pages(id);
      return { data: { pages: pages.map(({ no, elements }) => ({ no, elements })) } };
    },

    async getGuestLesson({ body: { link }, context: { ip } }) {
      limiter.admit(ip);
      const { lesson, studentName, link: row } = await links.find(link);
      return { data: { lesson: asLiveLesson(lesson, clock.now()), name: row.role === 'STUDENT' ? studentName : null } };
    },

    async enterAsGuest({ body: { link, name }, context: { ip } }) {
      limiter.admit(ip);
      const guest = await links.find(link);
      const { id: participantId, role, studentId, generation } = guest.link;
      const actorId = role === 'STUDENT' ? studentId : participantId;
      const who = { participantId, role, name: guestNameOf(guest, name), actorId, studentId, generation };
      return { data: await passFor(guest.lesson, who) };
    },
  };
}
