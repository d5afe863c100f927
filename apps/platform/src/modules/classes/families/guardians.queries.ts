import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ClassStudent } from '@portal/domain/classes/class';
import type { Db, Tx } from '../../../core/database/database.ts';
import { guardian, studentGuardian } from '../classes.tables.ts';

/** A guardian whom a letter can reach. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly language: 'ko' | 'vi';
  readonly timeZone: string;
  readonly email: string;
  readonly studentIds: readonly string[];
}

/** Reads the guardians of students; the caller has asked whose students they are. */
export function guardianQueries(db: Db | Tx) {
  return {
    /** By student. */
    async ofStudents(studentIds: readonly string[]): Promise<ReadonlyMap<string, ClassStudent['guardians']>> {
      const found = new Map<string, ClassStudent['guardians']>();
      if (!studentIds.length) return found;
      const rows = await db
        .select({
          studentId: studentGuardian.studentId,
          relation: studentGuardian.relation,
          id: guardian.id,
          name: guardian.name,
          language: guardian.language,
        })
        .from(studentGuardian)
        .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
        .where(inArray(studentGuardian.studentId, [...new Set(studentIds)]))
        .orderBy(asc(guardian.name), asc(guardian.id));
      for (const { studentId, ...one } of rows) found.set(studentId, [...(found.get(studentId) ?? []), one]);
      return found;
    },

    /** What these guardians read, by guardian; who is none is missing. */
    async languagesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Recipient['language']>> {
      if (!ids.length) return new Map();
      const rows = await db
        .select({ id: guardian.id, language: guardian.language })
        .from(guardian)
        .where(inArray(guardian.id, [...new Set(ids)]));
      return new Map(rows.map(({ id, language }) => [id, language]));
    },

    /** Those of these students whom a letter can reach, each once. */
    async recipientsOf(studentIds: readonly string[]): Promise<Recipient[]> {
      if (!studentIds.length) return [];
      const rows = await db
        .select({ guardian, studentId: studentGuardian.studentId })
        .from(studentGuardian)
        .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
        .where(and(inArray(studentGuardian.studentId, [...studentIds]), isNotNull(guardian.email)))
        .orderBy(asc(guardian.name), asc(guardian.id), asc(studentGuardian.studentId));
      return [...Map.groupBy(rows, (row) => row.guardian.id).values()].map((own) => {
        const { email, ...one } = own[0]!.guardian;
        return { ...one, email: email!, studentIds: own.map(({ studentId }) => studentId) };
      });
    },
  };
}
