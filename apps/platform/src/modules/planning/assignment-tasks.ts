import type { Tx } from '../../core/database/database.ts';
import type { AssignmentRow } from '../coursework/module.ts';
import { addTasks, dropTask, finishTask } from './add-tasks.queries.ts';

type Own = Pick<AssignmentRow, 'id' | 'teacherId'>;

const keyOf = ({ id }: Own) => `assignment/${id}`;

/** Has the deadline of an assignment on its teacher's list from its publishing on, as it is called and due now (PLN-1). */
export async function followAssignment(tx: Tx, row: AssignmentRow): Promise<void> {
  const { id, teacherId, classId, lessonId, title, deadlineAt, publishedAt } = row;
  if (!publishedAt) return;
  await addTasks(tx, [
    {
      key: keyOf(row),
      teacherId,
      classId,
      madeByLessonId: lessonId,
      source: 'AUTO',
      type: 'SUBMISSION_DEADLINE',
      title,
      note: '',
      dueAt: deadlineAt,
      ref: { kind: 'ASSIGNMENT', id },
    },
  ]);
}

/** Everybody has handed it in: there is nothing left to look after. */
export const finishAssignment = (tx: Tx, row: Own, at: Date): Promise<void> =>
  finishTask(tx, row.teacherId, keyOf(row), at);

export const dropAssignment = (tx: Tx, row: Own): Promise<void> => dropTask(tx, row.teacherId, keyOf(row));
