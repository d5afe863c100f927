import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { CALENDAR_FEED_PATH, type CalendarFeed, type FeedScope } from '@portal/domain/schedule/calendar-feeds.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Database, Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { lockSchedule } from '../teacher-lock.ts';
import { calendarFeed } from './calendar-sync.tables.ts';

export const FEEDS_MAX = 5;
/** Readers ask several times an hour; to the minute is more than anybody wants to know. */
const READ_MARK_MS = 600_000;

export type FeedRow = typeof calendarFeed.$inferSelect;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const shown = ({ id, scope, createdAt, lastReadAt }: FeedRow): CalendarFeed => ({
  id,
  scope,
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

/** Addresses for other calendars. `origin` is the public address of the API. */
export function calendarFeedService({ db }: Pick<Database, 'db'>, clock: Clock, origin: string) {
  const openOf = (on: Db, teacherId: string) =>
    on
      .select()
      .from(calendarFeed)
      .where(and(eq(calendarFeed.teacherId, teacherId), isNull(calendarFeed.revokedAt)))
      .orderBy(asc(calendarFeed.createdAt), asc(calendarFeed.id));

  return {
    list: async (teacherId: string): Promise<CalendarFeed[]> => (await openOf(db, teacherId)).map(shown),

    /**
     * The secret is in the answer alone. When that was lost and the call comes again, the address that nobody read gets
     * another secret; one that is in use is not touched.
     */
    async create(teacherId: string, clientId: string, scope: FeedScope): Promise<{ feed: CalendarFeed; url: string }> {
      const secret = randomBytes(32).toString('base64url');
      const row = await db.transaction(async (tx) => {
        await lockSchedule(tx, teacherId);
        const isSame = and(eq(calendarFeed.teacherId, teacherId), eq(calendarFeed.clientId, clientId));
        const [known] = await tx.select().from(calendarFeed).where(isSame);
        if (known) {
          if (known.lastReadAt || known.revokedAt) throw new DomainError('WRONG_STATE');
          const [renewed] = await tx
            .update(calendarFeed)
            .set({ secretHash: hashOf(secret) })
            .where(isSame)
            .returning();
          return renewed!;
        }
        if ((await openOf(tx, teacherId)).length >= FEEDS_MAX)
          throw new DomainError('LIMIT_REACHED', { values: { n: FEEDS_MAX } });
        const [made] = await tx
          .insert(calendarFeed)
          .values({
            id: `feed_${randomBytes(12).toString('base64url')}`,
            teacherId,
            clientId,
            scope,
            secretHash: hashOf(secret),
            createdAt: clock.now(),
          })
          .returning();
        return made!;
      });
      return { feed: shown(row), url: `${origin}${CALENDAR_FEED_PATH}/${secret}.ics` };
    },

    async revoke(teacherId: string, id: string): Promise<void> {
      const rows = await db
        .update(calendarFeed)
        .set({ revokedAt: sql`coalesce(${calendarFeed.revokedAt}, ${clock.now().toISOString()}::timestamptz)` })
        .where(and(eq(calendarFeed.id, id), eq(calendarFeed.teacherId, teacherId)))
        .returning({ id: calendarFeed.id });
      if (!rows.length) throw new DomainError('NOT_FOUND');
    },

    /** Throws NOT_FOUND for a secret that never was, FEED_REVOKED for one that was taken back. */
    async findBySecret(secret: string): Promise<FeedRow> {
      const [row] = await db
        .select()
        .from(calendarFeed)
        .where(eq(calendarFeed.secretHash, hashOf(secret)));
      if (!row) throw new DomainError('NOT_FOUND');
      if (row.revokedAt) throw new DomainError('FEED_REVOKED');
      return row;
    },

    async markRead({ id }: FeedRow): Promise<void> {
      const now = clock.now();
      const before = new Date(now.getTime() - READ_MARK_MS);
      await db
        .update(calendarFeed)
        .set({ lastReadAt: now })
        .where(and(eq(calendarFeed.id, id), or(isNull(calendarFeed.lastReadAt), lt(calendarFeed.lastReadAt, before))));
    },
  };
}
