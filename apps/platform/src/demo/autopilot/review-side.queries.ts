import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { classView } from '../../modules/classes/module.ts';

/** Classes of a teacher that are over, some of them before their time. */
export async function classesOver(db: Db, teacherId: string): Promise<string[]> {
  const rows = await db
    .select({ id: classView.id })
    .from(classView)
    .where(
      and(
        eq(classView.teacherId, teacherId),
        or(inArray(classView.progress, ['ENDED', 'FINISHED']), isNotNull(classView.canceledAt)),
      ),
    )
    .orderBy(asc(classView.id));
  return rows.map(({ id }) => id);
}
