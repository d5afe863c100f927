import type { Database } from '../core/database/database.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from '../modules/classes/classes.tables.ts';
import { familyPaths } from '../modules/classes/module.ts';
import { SECRET } from './access.ts';
import { aClassRow } from './teaching-rows.ts';

export const FAMILY_CLASS = 'cls_family';
export const FAMILY_GUARDIAN = 'grd_family';

/** The class and the student on whom the rows of most resources stand. */
export async function seedGround({ db }: Database, teacherId: string): Promise<void> {
  for (const id of ['cls_matrix', 'cls_desk'])
    await db.insert(teachingClass).values(aClassRow(teacherId, { id, name: SECRET }));
  await db.insert(student).values(['stu_matrix', 'stu_desk'].map((id) => ({ id, name: SECRET, age: 14 })));
  await db.insert(enrollment).values({
    id: 'enr_desk',
    classId: 'cls_desk',
    studentId: 'stu_desk',
    status: 'ACTIVE',
    enrolledAt: new Date(0),
  });
  await seedFamilies({ db }, teacherId);
}

/** Families of the owner's: of a class, of the same class with a link that is renewed or ends, and of another class. */
async function seedFamilies({ db }: Pick<Database, 'db'>, teacherId: string): Promise<void> {
  const families = [
    { id: 'family', classId: FAMILY_CLASS },
    { id: 'renewed', classId: FAMILY_CLASS },
    { id: 'removed', classId: FAMILY_CLASS },
    { id: 'foreign', classId: 'cls_foreign' },
  ];
  for (const id of [FAMILY_CLASS, 'cls_foreign'])
    await db.insert(teachingClass).values(aClassRow(teacherId, { id, name: SECRET, endDate: '2126-12-31' }));
  for (const { id, classId } of families) {
    const [studentId, guardianId] = [`stu_${id}`, `grd_${id}`];
    await db.insert(student).values({ id: studentId, name: SECRET, age: 9 });
    await db.insert(guardian).values({ id: guardianId, name: SECRET, language: 'ko', timeZone: 'Asia/Seoul' });
    await db.insert(studentGuardian).values({ studentId, guardianId, relation: 'MOTHER' });
    const seat = { id: `enr_${id}`, classId, studentId, status: 'ACTIVE', enrolledAt: new Date(0) } as const;
    await db.insert(enrollment).values(seat);
  }
  // Who is taken away leaves nobody alone.
  await db.insert(studentGuardian).values({ studentId: 'stu_removed', guardianId: 'grd_renewed', relation: 'OTHER' });
}

/** What the family of a class sends with its link. */
export async function familyHeaders(
  { db }: Pick<Database, 'db'>,
  classId: string,
  guardianId: string,
): Promise<{ authorization: string }> {
  const path = (await familyPaths(db, classId, [guardianId])).get(guardianId)!;
  return { authorization: `Family ${path.split('/').at(-1)!}` };
}
