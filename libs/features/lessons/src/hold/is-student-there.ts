import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';

/** Whether a student is in the room now, or has come by what the teacher says. */
export const isStudentThere = ({ attendance }: Pick<LessonDesk, 'attendance'>): boolean =>
  attendance.some(({ joinedAt, leftAt, source, state }) =>
    joinedAt === null ? source === 'MANUAL' && (state === 'PRESENT' || state === 'LATE') : leftAt === null,
  );
