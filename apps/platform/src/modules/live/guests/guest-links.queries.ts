import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { lessonView } from '../../lessons/module.ts';
import { liveGuestLink, type GuestLinkRow } from '../live.tables.ts';

export function guestLinkQueries(db: Db | Tx) {
  return {
    async byId(id: string): Promise<GuestLinkRow | undefined> {
      const [row] = await db.select().from(liveGuestLink).where(eq(liveGuestLink.id, id));
      return row;
    },

    ofLesson: (lessonId: string): Promise<GuestLinkRow[]> =>
      db
        .select()
        .from(liveGuestLink)
        .where(eq(liveGuestLink.lessonId, lessonId))
        .orderBy(asc(liveGuestLink.studentId), sql`${liveGuestLink.role} desc`),

    /** Makes those that are not there yet; of two who ask at once both see the same ones. */
    async add(rows: readonly Omit<GuestLinkRow, 'generation'>[]): Promise<void> {
      if (rows.length)
        await db
          .insert(liveGuestLink)
          .values([...rows])
          .onConflictDoNothing();
    },

    /** Ends what was given away; undefined when the lesson has no such link. */
    async renew(lessonId: string, id: string): Promise<GuestLinkRow | undefined> {
      const [row] = await db
        .update(liveGuestLink)
        .set({ generation: sql`${liveGuestLink.generation} + 1` })
        .where(and(eq(liveGuestLink.id, id), eq(liveGuestLink.lessonId, lessonId)))
        .returning();
      return row;
    },

    /** Ends all that lead these students into lessons of a class that are still to come, or run. */
    async renewOf(classId: string, studentIds: readonly string[]): Promise<GuestLinkRow[]> {
      const lessons = db
        .select({ id: lessonView.id })
        .from(lessonView)
        .where(and(eq(lessonView.classId, classId), inArray(lessonView.status, ['UPCOMING', 'IN_PROGRESS'])));
      return db
        .update(liveGuestLink)
        .set({ generation: sql`${liveGuestLink.generation} + 1` })
        .where(and(inArray(liveGuestLink.studentId, [...studentIds]), inArray(liveGuestLink.lessonId, lessons)))
        .returning();
    },
  };
}
