import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';

/** What her own class is called. */
export async function classNameOf(db: Db, teacherId: string, classId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: classView.name })
    .from(classView)
    .where(and(eq(classView.id, classId), eq(classView.teacherId, teacherId)));
  return row?.name;
}
