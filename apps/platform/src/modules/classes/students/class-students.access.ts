import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { defineAccess, SECRET } from '../../../testing/access.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { enrollment, student, teachingClass } from '../classes.tables.ts';

const CLASS = 'cls_matrix_leaving';
const OTHER = 'cls_matrix_going_on';
const REASON = { reason: '이사해요' };
const of = (studentId: string, body?: object) => ({ params: { id: CLASS, studentId }, ...(body && { body }) });
/** A student who leaves by his own call is another one than the one whom the others ask about. */
const leaving = (own: string, body: object) => ({
  own: of(own, body),
  foreign: of('stu_matrix_stays', body),
  missing: { params: { id: 'cls_none', studentId: 'stu_matrix_stays' }, body },
});

export const access = defineAccess(classStudentsContract, {
  rows: {
    listFormerStudents: {
      own: { params: { id: CLASS } },
      foreign: { params: { id: CLASS } },
      missing: { params: { id: 'cls_none' } },
    },
    listMoveTargets: { own: of('stu_matrix_stays'), foreign: of('stu_matrix_stays'), missing: of('stu_none') },
    removeStudent: leaving('stu_matrix_goes', REASON),
    moveStudent: leaving('stu_matrix_moves', { ...REASON, toClassId: OTHER }),
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
