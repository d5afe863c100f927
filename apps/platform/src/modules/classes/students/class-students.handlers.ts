import type { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { ClassDeps } from '../class-deps.ts';
import { classStudentService } from './class-students.service.ts';

export function classStudentsHandlers(deps: ClassDeps): Handlers<typeof classStudentsContract> {
  const students = classStudentService(deps);
  return {
    listFormerStudents: async ({ params: { id }, caller: { userId } }) => ({
      data: { items: await students.former(userId, id) },
    }),

    listMoveTargets: async ({ params: { id, studentId }, caller: { userId } }) => ({
      data: { items: await students.targets(userId, id, studentId) },
    }),

    removeStudent: async ({ params: { id, studentId }, body: { reason }, caller: { userId } }) => ({
      data: await students.leave(userId, { classId: id, studentId, toClassId: null, reason }),
    }),

    moveStudent: async ({ params: { id, studentId }, body: { toClassId, reason }, caller: { userId } }) => ({
      data: await students.leave(userId, { classId: id, studentId, toClassId, reason }),
    }),
  };
}
