import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { BoardPage, LiveMessage } from '@portal/domain/live/live-room';
import type { Db, Tx } from '../../core/database/database.ts';
import { liveBoardPage, liveMessage } from './live.tables.ts';

const KEPT = 200;

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

    async pages(lessonId: string): Promise<BoardPage[]> {
      const rows = await db
        .select()
        .from(liveBoardPage)
        .where(eq(liveBoardPage.lessonId, lessonId))
        .orderBy(asc(liveBoardPage.no));
      return rows.map(({ no, elements }) => ({ no, elements: JSON.parse(elements) as BoardPage['elements'] }));
    },

    async keepPage(page: typeof liveBoardPage.$inferInsert): Promise<void> {
      const { elements, hasInk } = page;
      await db
        .insert(liveBoardPage)
        .values(page)
        .onConflictDoUpdate({ target: [liveBoardPage.lessonId, liveBoardPage.no], set: { elements, hasInk } });
    },
  };
}
