import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import {
  type AccessRow,
  type Beside,
  byId,
  callOf,
  defineAccess,
  naming,
  SECRET,
  type Sent,
} from '../../../testing/access.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { enrollment, student, teachingClass } from '../classes.tables.ts';

const CLASS = 'cls_matrix_leaving';
const OTHER = 'cls_matrix_going_on';
const REASON = { reason: '이사해요' };
/** A student who leaves by his own call is another one than the one whom the others ask about. */
const leaving = <S extends Sent>(own: string, ...beside: Beside<S>): AccessRow<S> => ({
  ...naming<S>(CLASS, 'cls_none', (id) => callOf<S>({ id, studentId: 'stu_matrix_stays' }, ...beside)),
  own: callOf<S>({ id: CLASS, studentId: own }, ...beside),
});

export const access = defineAccess(classStudentsContract, {
  rows: {
    listFormerStudents: byId(CLASS, 'cls_none'),
    listMoveTargets: naming('stu_matrix_stays', 'stu_none', (studentId) => ({ params: { id: CLASS, studentId } })),
    removeStudent: leaving('stu_matrix_goes', { body: REASON }),
    moveStudent: leaving('stu_matrix_moves', { body: { ...REASON, toClassId: OTHER } }),
  },
  async seed({ database: { db } }, teacherId) {
    await db.insert(teachingClass).values([CLASS, OTHER].map((id) => aClassRow(teacherId, { id, name: SECRET })));
    const names = ['stays', 'goes', 'moves'];
    await db.insert(student).values(names.map((name) => ({ id: `stu_matrix_${name}`, name: SECRET, age: 14 })));
    await db.insert(enrollment).values(
      names.map((name) => ({
        id: `enr_matrix_${name}`,
        classId: CLASS,
        studentId: `stu_matrix_${name}`,
        status: 'ACTIVE' as const,
        enrolledAt: new Date(0),
      })),
    );
  },
});
