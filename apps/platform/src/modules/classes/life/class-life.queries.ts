import { and, eq, lt } from 'drizzle-orm';
import type { ClassProgress } from '@portal/domain/classes/class-progress';
import type { Tx } from '../../../core/database/database.ts';
import { classHistory, enrollment, teachingClass } from '../classes.tables.ts';

interface Settling {
  readonly id: string;
  readonly event: (typeof classHistory.$inferInsert)['event'];
  readonly from: ClassProgress;
  readonly to: ClassProgress;
  readonly at: Date;
}

/** How far classes have come; who knows their lessons says so. */
export const classLifeQueries = (tx: Tx) => ({
  /** Of any teacher; until the transaction ends, nobody else changes it. */
  async lock(id: string) {
    const [row] = await tx
      .select({
        progress: teachingClass.progress,
        canceledAt: teachingClass.canceledAt,
        name: teachingClass.name,
        endDate: teachingClass.endDate,
      })
      .from(teachingClass)
      .where(eq(teachingClass.id, id))
      .for('update');
    return row;
  },

  /** Where its lessons have brought it, with its history; nothing that its teacher wrote changes. */
  async settle({ id: classId, event, from, to, at }: Settling): Promise<void> {
    await tx.update(teachingClass).set({ progress: to }).where(eq(teachingClass.id, classId));
    const step = { classId, event, fromProgress: from, toProgress: to, actor: 'CLOCK', at } as const;
    await tx.insert(classHistory).values(step);
  },

  async completeEnrollments(classId: string): Promise<void> {
    await tx
      .update(enrollment)
      .set({ status: 'COMPLETED' })
      .where(and(eq(enrollment.classId, classId), eq(enrollment.status, 'ACTIVE')));
  },
});

/** A class goes on until this day, if it does not anyway. */
export async function prolongClass(tx: Tx, id: string, endDate: string): Promise<void> {
  await tx
    .update(teachingClass)
    .set({ endDate })
    .where(and(eq(teachingClass.id, id), lt(teachingClass.endDate, endDate)));
}

/** Until the transaction ends, nothing else is added to this class of hers; false when it is not hers. */
export async function lockOwnClass(tx: Tx, teacherId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: teachingClass.id })
    .from(teachingClass)
    .where(and(eq(teachingClass.teacherId, teacherId), eq(teachingClass.id, id)))
    .for('no key update');
  return rows.length === 1;
}
