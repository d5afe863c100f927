import { and, asc, desc, eq, lte, max, sql } from 'drizzle-orm';
import type { BoardPage, LiveMessage } from '@portal/domain/live/live-room';
import type { Db, Tx } from '../../core/database/database.ts';
import { liveBoardPage, liveMessage } from './live.tables.ts';

const KEPT = 200;
const MOST_PAGES = 50;

/** A page as it is stored, and whether the chain of evidence has a proof of it. */
export interface KeptPage extends BoardPage {
  readonly isProved: boolean;
}

export function liveQueries(db: Db | Tx) {
  return {
    /** What was said last, the oldest first. */
    async messages(lessonId: string): Promise<LiveMessage[]> {
      const rows = await db
        .select()
        .from(liveMessage)
        .where(eq(liveMessage.lessonId, lessonId))
        .orderBy(desc(liveMessage.seq))
        .limit(KEPT);
      return rows
        .reverse()
        .map(({ id, participantId, name, text, at }) => ({ id, participantId, name, text, at: at.toISOString() }));
    },

    /** False where the same thing was said already. */
    async say(row: typeof liveMessage.$inferInsert): Promise<boolean> {
      const said = await db.insert(liveMessage).values(row).onConflictDoNothing().returning({ seq: liveMessage.seq });
      if (!said.length) return false;
      const [oldest] = await db
        .select({ seq: liveMessage.seq })
        .from(liveMessage)
        .where(eq(liveMessage.lessonId, row.lessonId))
        .orderBy(desc(liveMessage.seq))
        .offset(KEPT)
        .limit(1);
      if (oldest)
        await db
          .delete(liveMessage)
          .where(and(eq(liveMessage.lessonId, row.lessonId), lte(liveMessage.seq, oldest.seq)));
      return true;
    },

    async pages(lessonId: string): Promise<KeptPage[]> {
      const rows = await db
        .select()
        .from(liveBoardPage)
        .where(eq(liveBoardPage.lessonId, lessonId))
        .orderBy(asc(liveBoardPage.no));
      return rows.map(({ no, elements, isProved }) => ({
        no,
        elements: JSON.parse(elements) as BoardPage['elements'],
        isProved,
      }));
    },

    /** Pages that were drawn before the lesson, behind those that stand there already. */
    async prepare(lessonId: string, pages: readonly BoardPage['elements'][]): Promise<void> {
      const [last] = await db
        .select({ no: max(liveBoardPage.no) })
        .from(liveBoardPage)
        .where(eq(liveBoardPage.lessonId, lessonId));
      const first = (last?.no ?? 0) + 1;
      const room = pages.slice(0, Math.max(0, MOST_PAGES - first + 1));
      const rows = room.map((elements, at) => ({
        lessonId,
        no: first + at,
        elements: JSON.stringify(elements),
        // Families see what was drawn in the lesson, not what she had ready for it.
        hasInk: false,
        isProved: false,
      }));
      if (rows.length) await db.insert(liveBoardPage).values(rows).onConflictDoNothing();
    },

    /** Something new is on it, of which there is no proof yet. */
    async keepPage(page: Omit<typeof liveBoardPage.$inferInsert, 'isProved'>): Promise<void> {
      const now = { elements: page.elements, hasInk: page.hasInk, isProved: false };
      await db
        .insert(liveBoardPage)
        .values({ ...page, ...now })
        .onConflictDoUpdate({ target: [liveBoardPage.lessonId, liveBoardPage.no], set: now });
    },

    /** Unless what is stored by now is newer than the proof, whose hash is that of the text. */
    async markProved(lessonId: string, no: number, hash: string): Promise<void> {
      const { elements } = liveBoardPage;
      await db
        .update(liveBoardPage)
        .set({ isProved: true })
        .where(
          and(
            eq(liveBoardPage.lessonId, lessonId),
            eq(liveBoardPage.no, no),
            eq(sql`encode(sha256(convert_to(${elements}, 'UTF8')), 'hex')`, hash),
          ),
        );
    },
  };
}
