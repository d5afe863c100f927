import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds';
import { GRADING_HOURS } from '@portal/domain/coursework/submission';
import type { Tx } from '../../core/database/database.ts';
import type { AssignmentRow } from '../coursework/module.ts';
import { addTasks, finishTask, type NewTask, reopenTask } from './add-tasks.queries.ts';

type Graded = Pick<AssignmentRow, 'id' | 'teacherId' | 'classId' | 'title'>;

/** What of an assignment waits to be graded, and since when the first of it does. */
interface Waiting {
  readonly toGrade: number;
  readonly since: Date | null;
}

const keyOf = ({ id }: Graded) => `grading/${id}`;

/** The grading of an assignment, due two days after the first submission came in (domain-model 3.3.6). */
export const gradingTask = (row: Graded, { toGrade, since }: { toGrade: number; since: Date }): NewTask => ({
  key: keyOf(row),
  teacherId: row.teacherId,
  classId: row.classId,
  madeByLessonId: null,
  source: 'AUTO',
  type: 'SUBMISSION_EVALUATION',
  title: row.title,
  note: `채점할 제출물 ${toGrade}개`,
  dueAt: new Date(since.getTime() + hoursToMilliseconds(GRADING_HOURS)),
  ref: { kind: 'ASSIGNMENT', id: row.id },
});

/**
 * Has the grading of an assignment on its teacher's list while somebody waits for it (PLN-1). It is done when nothing is left,
 * and is there again when something more comes in.
 */
export async function followGrading(tx: Tx, row: Graded, { toGrade, since }: Waiting, now: Date): Promise<void> {
  if (!since) return finishTask(tx, row.teacherId, keyOf(row), now);
  await reopenTask(tx, row.teacherId, keyOf(row));
  await addTasks(tx, [gradingTask(row, { toGrade, since })]);
}
