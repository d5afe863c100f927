import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from '../classes.tables.ts';
import { takesPart } from '../published-views.ts';
import type { Recipient } from './guardians.queries.ts';

/** One guardian with her children in one class: on whose behalf a family speaks. */
export interface Family {
  readonly guardian: Pick<typeof guardian.$inferSelect, 'id' | 'name' | 'language' | 'timeZone'>;
  readonly class: typeof teachingClass.$inferSelect;
  readonly students: readonly {
    readonly id: string;
    readonly name: string;
    /** Lessons that were over before are none of hers. */
    readonly takesFrom: Date;
    /** The one lesson that she takes, where she only tries. */
    readonly trialLessonId: string | null;
  }[];
}

interface AskedGuardians {
  /** Also of those who had a child in the class. */
  readonly withPast?: boolean;
}

/** Reads families of classes. */
export function familyQueries(db: Db | Tx) {
  return {
    /** Nobody, where none of her children takes part in the class. */
    async of(classId: string, guardianId: string): Promise<Family | undefined> {
      const rows = await db
        .select({ guardian, class: teachingClass, student, enrollment })
        .from(studentGuardian)
        .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
        .innerJoin(student, eq(student.id, studentGuardian.studentId))
        .innerJoin(enrollment, eq(enrollment.studentId, student.id))
        .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
        .where(
          and(
            eq(studentGuardian.guardianId, guardianId),
            eq(teachingClass.id, classId),
            takesPart(enrollment, teachingClass),
          ),
        )
        .orderBy(asc(student.name), asc(enrollment.id));
      const [first] = rows;
      if (!first) return undefined;
      const students = rows.map((row) => ({
        id: row.student.id,
        name: row.student.name,
        takesFrom: row.enrollment.takesFrom ?? row.enrollment.enrolledAt,
        trialLessonId: row.enrollment.trialLessonId,
      }));
      return { guardian: first.guardian, class: first.class, students };
    },

    /** A guardian and a class that a link was made for, whether or not a child of hers takes part in it still. */
    async ofLink(classId: string, guardianId: string): Promise<Pick<Family, 'guardian' | 'class'>> {
      const [row] = await db
        .select({ guardian, class: teachingClass })
        .from(guardian)
        .innerJoin(teachingClass, eq(teachingClass.id, classId))
        .where(eq(guardian.id, guardianId));
      return row!;
    },

    /** To whom a letter about her children in the class goes, also of those who have left it where `withPast` is said; nobody where no mail reaches her. */
    async recipientOf(
      classId: string,
      guardianId: string,
      asked: AskedGuardians = {},
    ): Promise<(Recipient & { studentNames: string[] }) | undefined> {
      const found = (await this.guardiansOf(classId, asked)).find(({ id }) => id === guardianId);
      if (!found || found.email === null) return undefined;
      const { id, name, language, timeZone, email, students } = found;
      const to = { id, name, language, timeZone, email, studentIds: students.map((student) => student.id) };
      return { ...to, studentNames: students.map((student) => student.name) };
    },

    async emailOf(guardianId: string): Promise<string | null> {
      const [row] = await db.select({ email: guardian.email }).from(guardian).where(eq(guardian.id, guardianId));
      return row?.email ?? null;
    },

    /** Everybody who has a child in the class, by name. */
    async guardiansOf(classId: string, { withPast = false }: AskedGuardians = {}) {
      const rows = await db
        .select({
          guardian,
          relation: studentGuardian.relation,
          student: { id: student.id, name: student.name },
          trialLessonId: enrollment.trialLessonId,
        })
        .from(enrollment)
        .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
        .innerJoin(student, eq(student.id, enrollment.studentId))
        .innerJoin(studentGuardian, eq(studentGuardian.studentId, student.id))
        .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
        .where(and(eq(enrollment.classId, classId), withPast ? undefined : takesPart(enrollment, teachingClass)))
        .orderBy(asc(guardian.name), asc(guardian.id), asc(student.name));
      return [...Map.groupBy(rows, (row) => row.guardian.id).values()].map((own) => ({
        ...own[0]!.guardian,
        relation: own[0]!.relation,
        isTrial: own.every(({ trialLessonId }) => trialLessonId !== null),
        students: [...new Map(own.map((row) => [row.student.id, row.student])).values()],
      }));
    },

    /** Which of these students somebody can answer for. */
    async withGuardian(studentIds: readonly string[]): Promise<string[]> {
      if (!studentIds.length) return [];
      const rows = await db
        .selectDistinct({ id: studentGuardian.studentId })
        .from(studentGuardian)
        .where(inArray(studentGuardian.studentId, [...studentIds]));
      return rows.map(({ id }) => id);
    },

    async changeLanguage(guardianId: string, language: Family['guardian']['language']): Promise<void> {
      await db.update(guardian).set({ language }).where(eq(guardian.id, guardianId));
    },
  };
}
