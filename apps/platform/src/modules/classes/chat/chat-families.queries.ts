import { and, asc, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ChatFamily } from '@portal/domain/chat/chat-family';
import type { KnownFamily } from '@portal/domain/chat/pairs.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { likePattern } from '../../../core/database/like-pattern.ts';
import type { AskedFamilies, ChatFamilies } from '../../chat/module.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from '../classes.tables.ts';
import { takesPart } from '../published-views.ts';

/** The children of guardians in the classes of one teacher. */
const childrenIn = (on: Db | Tx, teacherId: string, condition: SQL | undefined) =>
  on
    .select({ guardianId: studentGuardian.guardianId, student: student.name, className: teachingClass.name })
    .from(studentGuardian)
    .innerJoin(student, eq(student.id, studentGuardian.studentId))
    .innerJoin(enrollment, eq(enrollment.studentId, student.id))
    .innerJoin(teachingClass, and(eq(teachingClass.id, enrollment.classId), eq(teachingClass.teacherId, teacherId)))
    .where(condition)
    // Whoever takes part comes before who has left, and the newest class before those of earlier years.
    .orderBy(sql`${takesPart(enrollment, teachingClass)} desc`, desc(enrollment.enrolledAt), asc(student.name));

/** Her students in whose names, or in the names of whose classes, a text stands; also read by the test of its cost. */
export const namedStatement = (on: Db | Tx, teacherId: string, text: string) => {
  const like = likePattern(text);
  return childrenIn(on, teacherId, or(ilike(student.name, like), ilike(teachingClass.name, like)));
};

/** Those whose guardians these are, by the guardian. */
async function familiesOf(
  on: Db | Tx,
  teacherId: string,
  guardianIds: readonly string[],
): Promise<ReadonlyMap<string, ChatFamily>> {
  if (!guardianIds.length) return new Map();
  const ids = [...new Set(guardianIds)];
  const [people, children] = await Promise.all([
    on
      .select({ id: guardian.id, language: guardian.language, timeZone: guardian.timeZone })
      .from(guardian)
      .where(inArray(guardian.id, ids)),
    childrenIn(on, teacherId, inArray(studentGuardian.guardianId, ids)),
  ]);
  const byGuardian = Map.groupBy(children, ({ guardianId }) => guardianId);
  return new Map(
    people.flatMap(({ id, language, timeZone }) => {
      const own = byGuardian.get(id);
      if (!own) return [];
      const students = [...new Set(own.map((row) => row.student))].toSorted((one, other) =>
        one.localeCompare(other, 'ko'),
      );
      return [[id, { guardianId: id, students, className: own[0]!.className, language, timeZone }] as const];
    }),
  );
}

/** Guardians of students who take part in a class of hers: they have a page on which they read what she writes. */
const reachable = (on: Db | Tx, teacherId: string, condition?: SQL) =>
  exists(
    on
      .select({ one: sql`1` })
      .from(studentGuardian)
      .innerJoin(student, eq(student.id, studentGuardian.studentId))
      .innerJoin(enrollment, eq(enrollment.studentId, student.id))
      .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
      .where(
        and(
          eq(studentGuardian.guardianId, guardian.id),
          eq(teachingClass.teacherId, teacherId),
          takesPart(enrollment, teachingClass),
          condition,
        ),
      ),
  );

/** Whom she may write to, by name; also read by the test of its cost. */
export const knownStatement = (on: Db | Tx, teacherId: string, { search, lastItem, size }: AskedFamilies) => {
  const text = likePattern(search);
  return on
    .select({ guardianId: guardian.id, name: guardian.name })
    .from(guardian)
    .where(
      and(
        reachable(on, teacherId),
        text === '%%' ? undefined : or(ilike(guardian.name, text), reachable(on, teacherId, ilike(student.name, text))),
        lastItem === undefined
          ? undefined
          : sql`(${guardian.name}, ${guardian.id}) > (select name, id from guardian where id = ${lastItem})`,
      ),
    )
    .orderBy(asc(guardian.name), asc(guardian.id))
    .limit(size);
};

/** The families of a teacher as her talks see them. */
export const chatFamilies: ChatFamilies = {
  async known(on, teacherId, asked): Promise<KnownFamily[]> {
    const rows = await knownStatement(on, teacherId, asked);
    const families = await familiesOf(
      on,
      teacherId,
      rows.map(({ guardianId }) => guardianId),
    );
    return rows.flatMap((row) => {
      const family = families.get(row.guardianId);
      return family ? [{ ...row, ...family }] : [];
    });
  },

  async one(on, teacherId, guardianId) {
    const [row] = await on
      .select({ guardianId: guardian.id, name: guardian.name })
      .from(guardian)
      .where(and(eq(guardian.id, guardianId), reachable(on, teacherId)));
    return row;
  },

  of: familiesOf,

  async named(on, teacherId, text) {
    const children = await namedStatement(on, teacherId, text);
    return [...new Set(children.map(({ guardianId }) => guardianId))];
  },
};
