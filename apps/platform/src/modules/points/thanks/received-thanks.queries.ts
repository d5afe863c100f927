import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, guardianView } from '../../classes/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { thankYou } from './thanks.tables.ts';

/** What families said to one teacher. Every statement names her. */
export function receivedThanksQueries(db: Db | Tx, teacherId: string) {
  const isOwn = eq(thankYou.teacherId, teacherId);
  return {
    /** Where a list goes on; nothing where that is not hers. */
    async placeOf(id: string) {
      const [row] = await db
        .select({ id: thankYou.id, saidAt: thankYou.saidAt })
        .from(thankYou)
        .where(and(isOwn, eq(thankYou.id, id)));
      return row;
    },

    /** The newest first, with whoever said it and of which lesson: those are looked up for one page alone. */
    page({ after, size }: { after: { id: string; saidAt: Date } | undefined; size: number }) {
      const newest = db
        .select()
        .from(thankYou)
        .where(
          and(
            isOwn,
            after &&
              sql`(${thankYou.saidAt}, ${thankYou.id}) < (${after.saidAt.toISOString()}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(thankYou.saidAt), desc(thankYou.id))
        .limit(size)
        .as('newest');
      return db
        .select({
          id: newest.id,
          text: newest.text,
          saidAt: newest.saidAt,
          guardianName: guardianView.name,
          className: classView.name,
          lessonId: newest.lessonId,
          lessonNo: lessonView.no,
        })
        .from(newest)
        .innerJoin(guardianView, eq(guardianView.id, newest.guardianId))
        .innerJoin(classView, eq(classView.id, newest.classId))
        .innerJoin(lessonView, eq(lessonView.id, newest.lessonId))
        .orderBy(desc(newest.saidAt), desc(newest.id));
    },
  };
}
