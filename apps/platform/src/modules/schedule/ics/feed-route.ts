import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CALENDAR_FEED_PATH } from '@portal/domain/schedule/calendar-feeds.contract';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import type { Clock } from '../../../core/clock.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import type { calendarQueries } from '../calendar/calendar.queries.ts';
import type { LessonsOnSchedule } from '../lessons-on-schedule.ts';
import type { FeedRow } from './calendar-feeds.queries.ts';
import type { calendarFeedService } from './calendar-feeds.service.ts';
import { writeFeed } from './write-feed.ts';

/** Days that a feed looks back and ahead. */
const BACK_DAYS = 90;
const AHEAD_DAYS = 365;

interface Ports {
  readonly clock: Clock;
  readonly feeds: ReturnType<typeof calendarFeedService>;
  readonly calendar: ReturnType<typeof calendarQueries>;
  readonly lessons: LessonsOnSchedule;
  readonly findTeacher: (id: string) => Promise<Teacher>;
}

/** Serves a calendar to whoever knows its address. No JSON and no session, so it stands beside the contracts. */
export function feedRoute(
  app: FastifyInstance,
  { clock, feeds, calendar, lessons: onSchedule, findTeacher }: Ports,
): void {
  async function contentOf(feed: FeedRow) {
    const teacher = await findTeacher(feed.teacherId);
    const { id, timeZone } = teacher;
    const today = dayOf(clock.now(), timeZone);
    const days = { from: addDays(today, -BACK_DAYS), to: addDays(today, AHEAD_DAYS) };
    const range = { from: instantOf(days.from, 0, timeZone), to: instantOf(days.to, 1440, timeZone) };
    const isAll = feed.scope === 'ALL';
    const [lessons, events, timeOffs] = await Promise.all([
      onSchedule.lessonsIn(id, range),
      isAll ? calendar.eventsOf(id, days) : [],
      isAll ? calendar.timeOffsOf(id, range) : [],
    ]);
    return { name: '수업 일정', timeZone, lessons, events, timeOffs };
  }

  app.get<{ Params: { file: string } }>(
    `${CALENDAR_FEED_PATH}/:file`,
    { config: { rateClass: 'api' } },
    async (request, reply) => {
      const secret = /^([A-Za-z0-9_-]{43})\.ics$/.exec(request.params.file)?.[1];
      if (!secret) throw new DomainError('NOT_FOUND');
      const feed = await feeds.findBySecret(secret);
      const content = await contentOf(feed);
      await feeds.markRead(feed);
      // The text carries the moment of its writing, so what tells two versions apart is what it is written from.
      const etag = `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`;
      void reply.headers({ etag, 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="calendar.ics"')
        .send(writeFeed(content, clock.now()));
    },
  );
}
