import { createHash, randomBytes } from 'node:crypto';
import { CALENDAR_FEED_PATH, type CalendarFeed, type FeedScope } from '@portal/domain/schedule/calendar-feeds.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { lockSchedule } from '../teacher-lock.queries.ts';
import { calendarFeedQueries, type FeedRow } from './calendar-feeds.queries.ts';

export const FEEDS_MAX = 5;
/** Readers ask several times an hour; to the minute is more than anybody wants to know. */
const READ_MARK_MS = 600_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const shown = ({ id, scope, createdAt, lastReadAt }: FeedRow): CalendarFeed => ({
  id,
  scope,
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

/** Addresses for other calendars. `origin` is the public address of the API. */
export function calendarFeedService({ db }: Pick<Database, 'db'>, clock: Clock, origin: string) {
  return {
    list: async (teacherId: string): Promise<CalendarFeed[]> =>
      (await calendarFeedQueries(db).openOf(teacherId)).map(shown),

    /**
     * The secret is in the answer alone. When that was lost and the call comes again, the address that nobody read gets
     * another secret; one that is in use is not touched.
     */
    async create(teacherId: string, clientId: string, scope: FeedScope): Promise<{ feed: CalendarFeed; url: string }> {
      const secret = randomBytes(32).toString('base64url');
      const secretHash = hashOf(secret);
      const row = await db.transaction(async (tx) => {
        await lockSchedule(tx, teacherId);
        const feeds = calendarFeedQueries(tx);
        const known = await feeds.byClientId(teacherId, clientId);
        if (known) {
          if (known.lastReadAt || known.revokedAt) throw new DomainError('WRONG_STATE');
          return feeds.renew(teacherId, clientId, secretHash);
        }
        if ((await feeds.openOf(teacherId)).length >= FEEDS_MAX)
          throw new DomainError('LIMIT_REACHED', { values: { n: FEEDS_MAX } });
        const id = `feed_${randomBytes(12).toString('base64url')}`;
        return feeds.insert({ id, teacherId, clientId, scope, secretHash, createdAt: clock.now() });
      });
      return { feed: shown(row), url: `${origin}${CALENDAR_FEED_PATH}/${secret}.ics` };
    },

    async revoke(teacherId: string, id: string): Promise<void> {
      if (!(await calendarFeedQueries(db).revoke(teacherId, id, clock.now()))) throw new DomainError('NOT_FOUND');
    },

    /** Throws NOT_FOUND for a secret that never was, FEED_REVOKED for one that was taken back. */
    async findBySecret(secret: string): Promise<FeedRow> {
      const row = await calendarFeedQueries(db).bySecret(hashOf(secret));
      if (!row) throw new DomainError('NOT_FOUND');
      if (row.revokedAt) throw new DomainError('FEED_REVOKED');
      return row;
    },

    async markRead({ id }: FeedRow): Promise<void> {
      const now = clock.now();
      await calendarFeedQueries(db).markRead(id, now, new Date(now.getTime() - READ_MARK_MS));
    },
  };
}
