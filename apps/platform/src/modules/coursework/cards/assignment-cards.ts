import type { AssignmentCard, CardHomeworkState } from '@portal/domain/chat/chat-card';
import type { ChatCards } from '../../chat/module.ts';
import { assignmentListQueries } from '../assignments/assignment-list.queries.ts';
import { assignmentView, statusOf } from '../assignments/assignment-view.ts';
import { type GivenCard, givenCardsStatement, offeredAssignments } from './assignment-cards.queries.ts';

const NO_FILES = new Map();

/** Where it stands for one child. */
function stateOf({ assignment, canceledAt, submission, isLate, dueAt }: GivenCard, now: Date): CardHomeworkState {
  if (submission?.askedDueAt) return 'AGAIN';
  if (submission) return submission.returnedAt ? 'RETURNED' : isLate ? 'HANDED_IN_LATE' : 'HANDED_IN';
  const status = statusOf({ ...assignment, deadlineAt: dueAt, isCanceled: canceledAt !== null }, now);
  return status === 'OPEN' || status === 'LATE_WINDOW' ? status : 'CLOSED';
}

const childrenOf = (given: readonly GivenCard[], now: Date): AssignmentCard['children'] =>
  given.map((row) => ({ student: row.student, state: stateOf(row, now), dueAt: row.dueAt.toISOString() }));

/** Assignments as talks show them: their teacher reads how many have handed it in, a family where its own children are. */
export const assignmentCards: ChatCards['ASSIGNMENT'] = {
  async shown(on, ids, reader) {
    const { readerId, now } = reader;
    const [own, given] = await Promise.all([
      assignmentListQueries(on, readerId).those(ids),
      givenCardsStatement(on, ids, reader),
    ]);
    const cards = new Map<string, AssignmentCard>();
    const givenById = Map.groupBy(given, ({ assignment }) => assignment.id);
    for (const [id, rows] of givenById) {
      const { assignment, className, canceledAt } = rows[0]!;
      cards.set(id, {
        kind: 'ASSIGNMENT',
        id,
        className,
        title: assignment.title,
        deadlineAt: assignment.deadlineAt.toISOString(),
        status: statusOf({ ...assignment, isCanceled: canceledAt !== null }, now),
        counts: null,
        children: childrenOf(rows, now),
      });
    }
    for (const row of own) {
      const { id, className, title, deadlineAt, status, counts } = assignmentView(row, NO_FILES, now);
      const { students, submitted, toGrade } = counts;
      const children = childrenOf(givenById.get(id) ?? [], now);
      const told = { counts: { students, submitted, toGrade }, children };
      cards.set(id, { kind: 'ASSIGNMENT', id, className, title, deadlineAt, status, ...told });
    }
    return cards;
  },

  offered: offeredAssignments,
};
