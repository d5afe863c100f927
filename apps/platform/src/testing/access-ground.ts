import type { Database } from '../core/database/database.ts';
import { enrollment, student, teachingClass } from '../modules/classes/classes.tables.ts';
import { SECRET } from './access.ts';
import { aClassRow } from './teaching-rows.ts';

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
}
