import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { LaterAnnouncementFailure } from '@portal/domain/chat/later-announcement';
import type { Db, Tx } from '../../../core/database/database.ts';
import { announcementLater, type LaterAnnouncementRow } from './later-announcements.tables.ts';

const WAITING = 7_306_257;

/** One that waits: which, and whose. */
export type LaterAnnouncementPlace = Pick<LaterAnnouncementRow, 'id' | 'teacherId'>;
/** One whose time has come. */
export type DueAnnouncement = LaterAnnouncementPlace & Pick<LaterAnnouncementRow, 'sendAt'>;
/** What can be changed while it waits. */
export type KeptWords = Pick<LaterAnnouncementRow, 'content' | 'classIds' | 'fileIds' | 'contactReason'>;

/** Whose time has come, the longest over first; those behind `after`. Also read by the test of its cost. */
export const dueStatement = (db: Db | Tx, now: Date, limit: number, after?: DueAnnouncement) =>
  db
    .select({
      id: announcementLater.id,
      teacherId: announcementLater.teacherId,
      sendAt: announcementLater.sendAt,
    })
    .from(announcementLater)
    .where(
      and(
        isNull(announcementLater.failure),
        lte(announcementLater.sendAt, now),
        after && sql`(send_at, id) > (${after.sendAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(announcementLater.sendAt), asc(announcementLater.id))
    .limit(limit);

/** All that wait for a teacher; also read by the test of its cost. */
export const waitingStatement = (db: Db | Tx, teacherId: string) =>
  db
    .select()
    .from(announcementLater)
    .where(eq(announcementLater.teacherId, teacherId))
    .orderBy(asc(announcementLater.sendAt), asc(announcementLater.id));

/** Announcements that wait for their time; every statement names their teacher. */
export function laterAnnouncementQueries(db: Db | Tx) {
  const at = ({ id, teacherId }: LaterAnnouncementPlace) =>
    and(eq(announcementLater.id, id), eq(announcementLater.teacherId, teacherId));

  return {
    /** Until the transaction ends she keeps no other one, so that neither limit nor name is passed side by side. */
    async lockTeacher(teacherId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${WAITING}::int, hashtext(${teacherId}))`);
    },

    all: (teacherId: string): Promise<LaterAnnouncementRow[]> => waitingStatement(db, teacherId),

    /** Waits for whoever sends or changes it right now. */
    async lock(place: LaterAnnouncementPlace): Promise<LaterAnnouncementRow | undefined> {
      const [row] = await db.select().from(announcementLater).where(at(place)).for('update');
      return row;
    },

    /** For the one who sends it: undefined where another process does so already, or where it is due no more. */
    async claim(place: LaterAnnouncementPlace, now: Date): Promise<LaterAnnouncementRow | undefined> {
      const [row] = await db
        .select()
        .from(announcementLater)
        .where(and(at(place), isNull(announcementLater.failure), lte(announcementLater.sendAt, now)))
        .for('update', { skipLocked: true });
      return row;
    },

    due: (now: Date, limit: number, after?: DueAnnouncement): Promise<DueAnnouncement[]> =>
      dueStatement(db, now, limit, after),

    async add(row: Omit<LaterAnnouncementRow, 'failure'>): Promise<LaterAnnouncementRow> {
      const [added] = await db.insert(announcementLater).values(row).returning();
      return added!;
    },

    async rewrite(place: LaterAnnouncementPlace, words: KeptWords): Promise<LaterAnnouncementRow> {
      const [changed] = await db.update(announcementLater).set(words).where(at(place)).returning();
      return changed!;
    },

    /** One that could not be sent waits again. */
    async move(place: LaterAnnouncementPlace, sendAt: Date): Promise<LaterAnnouncementRow | undefined> {
      const [moved] = await db.update(announcementLater).set({ sendAt, failure: null }).where(at(place)).returning();
      return moved;
    },

    async fail(place: LaterAnnouncementPlace, failure: LaterAnnouncementFailure): Promise<void> {
      await db.update(announcementLater).set({ failure }).where(at(place));
    },

    async remove(place: LaterAnnouncementPlace): Promise<LaterAnnouncementRow | undefined> {
      const [removed] = await db.delete(announcementLater).where(at(place)).returning();
      return removed;
    },
  };
}
