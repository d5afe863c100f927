import type { Tx } from '../../core/database/database.ts';
import type { AssignmentRow } from '../coursework/module.ts';
import { addTasks, dropTask, finishTask, type NewTask, reopenTask } from './add-tasks.queries.ts';

type Own = Pick<AssignmentRow, 'id' | 'teacherId'>;

const keyOf = ({ id }: Own) => `assignment/${id}`;

type Given = Pick<AssignmentRow, 'id' | 'teacherId' | 'classId' | 'lessonId' | 'title' | 'deadlineAt'>;

/** The deadline of an assignment, as it is called and due now. */
export const deadlineTask = (row: Given): NewTask => ({
  key: keyOf(row),
  teacherId: row.teacherId,
  classId: row.classId,
  madeByLessonId: row.lessonId,
  source: 'AUTO',
  type: 'SUBMISSION_DEADLINE',
  title: row.title,
  note: '',
  dueAt: row.deadlineAt,
  ref: { kind: 'ASSIGNMENT', id: row.id },
});

/** Has the deadline of an assignment on its teacher's list from its publishing on; more time is to be looked after again (PLN-1). */
export async function followAssignment(tx: Tx, row: AssignmentRow): Promise<void> {
  if (!row.publishedAt) return;
  await reopenTask(tx, row.teacherId, keyOf(row), { dueBefore: row.deadlineAt });
  await addTasks(tx, [deadlineTask(row)]);
}

export const reopenAssignment = (tx: Tx, row: Own): Promise<void> => reopenTask(tx, row.teacherId, keyOf(row));

/** Everybody has handed it in: there is nothing left to look after. */
export const finishAssignment = (tx: Tx, row: Own, at: Date): Promise<void> =>
  finishTask(tx, row.teacherId, keyOf(row), at);

export const dropAssignment = (tx: Tx, row: Own): Promise<void> => dropTask(tx, row.teacherId, keyOf(row));
