import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from '../classes.tables.ts';
import { takesPart } from '../published-views.ts';

/** Reads and writes whose guardian somebody is; the caller has asked whose children they are. */
export function guardianshipQueries(db: Db | Tx) {
  return {
    /** Until the transaction ends, nobody else makes or ends guardians of these children, whichever class they come by. */
    async lock(studentIds: readonly string[]): Promise<void> {
      await db
        .select({ id: student.id })
        .from(student)
        .where(inArray(student.id, [...studentIds]))
        .orderBy(asc(student.id))
        .for('no key update');
    },

    /** Everybody who is a guardian of these children, each with the child. */
    of: (studentIds: readonly string[]) =>
      db
        .select({
          studentId: studentGuardian.studentId,
          relation: studentGuardian.relation,
          id: guardian.id,
          name: guardian.name,
          email: guardian.email,
        })
        .from(studentGuardian)
        .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
        .where(inArray(studentGuardian.studentId, [...studentIds]))
        .orderBy(asc(guardian.name), asc(guardian.id)),

    /** The children of somebody, in whichever classes. */
    async childrenOf(guardianId: string): Promise<string[]> {
      const rows = await db
        .select({ id: studentGuardian.studentId })
        .from(studentGuardian)
        .where(eq(studentGuardian.guardianId, guardianId));
      return rows.map(({ id }) => id);
    },

    /** The classes that some of these children take or took, by name, each once. */
    classesOf: (studentIds: readonly string[]) =>
      db
        .selectDistinct({
          id: teachingClass.id,
          name: teachingClass.name,
          teacherId: teachingClass.teacherId,
          endDate: teachingClass.endDate,
        })
        .from(enrollment)
        .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
        .where(and(inArray(enrollment.studentId, [...studentIds]), takesPart(enrollment, teachingClass)))
        .orderBy(asc(teachingClass.name), asc(teachingClass.id)),

    async make(row: typeof guardian.$inferInsert): Promise<void> {
      await db.insert(guardian).values(row);
    },

    /** Lets her into the rooms of their classes too, as the clock goes on. */
    async add(
      studentIds: readonly string[],
      of: Pick<typeof studentGuardian.$inferInsert, 'guardianId' | 'relation'>,
    ): Promise<void> {
      await db
        .insert(studentGuardian)
        .values(studentIds.map((studentId) => ({ studentId, ...of })))
        .onConflictDoNothing();
      await db
        .update(enrollment)
        .set({ joinedChat: false })
        .where(
          and(
            inArray(enrollment.studentId, [...studentIds]),
            eq(enrollment.status, 'ACTIVE'),
            isNull(enrollment.trialLessonId),
          ),
        );
    },

    async remove(studentIds: readonly string[], guardianId: string): Promise<void> {
      await db
        .delete(studentGuardian)
        .where(and(eq(studentGuardian.guardianId, guardianId), inArray(studentGuardian.studentId, [...studentIds])));
    },

    /** Nobody's guardian any more: what she said stays under her name, and how to write to her goes. */
    async forgetAddress(guardianId: string): Promise<void> {
      await db.update(guardian).set({ email: null }).where(eq(guardian.id, guardianId));
    },
  };
}
