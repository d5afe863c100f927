import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { REMIND_HOURS } from '@portal/domain/coursework/submission';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { assignmentListQueries } from '../assignments/assignment-list.queries.ts';
import { statusOf } from '../assignments/assignment-view.ts';
import { assignmentQueries, type ClassAssignment } from '../assignments/assignments.queries.ts';
import { followDeadline } from '../assignments/deadline-task.ts';
import { tellStudents } from '../assignments/tell-students.ts';
import { extendedForOneLetter, reminderLetter } from './missing-letters.ts';
import { extendedForOne, reminder } from './missing-notices.ts';
import { missingQueries } from './missing.queries.ts';

type Extension = BodyOf<typeof assignmentsContract.extendForStudent>;

/** Who has not handed it in, and until when it is in time for him. */
interface Missing {
  readonly studentId: string;
  readonly dueAt: Date;
}

/** What a teacher does for those who have not handed an assignment in. */
export function missingService(deps: AssignmentDeps) {
  const { database, clock, realtime } = deps;

  /** One action on an assignment that is given, and that nobody changes or hands in meanwhile. */
  async function act<T>(
    teacherId: string,
    id: string,
    work: (tx: Tx, row: ClassAssignment, missing: readonly Missing[]) => Promise<T>,
  ): Promise<T> {
    const done = await database.db.transaction(async (tx) => {
      const row = await assignmentQueries(tx).lockOwn(teacherId, id);
      if (!row) throw new DomainError('NOT_FOUND');
      const status = statusOf(row, clock.now());
      if (row.isCanceled || status === 'DRAFT' || status === 'SCHEDULED') throw new DomainError('WRONG_STATE');
      const listed = await assignmentListQueries(tx, teacherId).submissions(id);
      const missing = listed.filter(({ submission, hasLeft }) => !submission && !hasLeft);
      const dueFor = (own: Date | null) => (own && own > row.deadlineAt ? own : row.deadlineAt);
      return work(
        tx,
        row,
        missing.map(({ student, extendedTo }) => ({ studentId: student.id, dueAt: dueFor(extendedTo) })),
      );
    });
    realtime.tell(teacherId, 'assignment.changed', { id });
    return done;
  }

  return {
    extend: (teacherId: string, id: string, studentId: string, { deadlineAt, reason }: Extension): Promise<void> =>
      act(teacherId, id, async (tx, row, missing) => {
        const standing = missing.find((one) => one.studentId === studentId);
        if (!standing) throw new DomainError('WRONG_STATE');
        const to = new Date(deadlineAt);
        if (to <= clock.now())
          throw new DomainError('DATE_PAST', { fields: { deadlineAt: '마감은 지금보다 뒤여야 해요.' } });
        if (to <= standing.dueAt)
          throw new DomainError('DATE_ORDER', { fields: { deadlineAt: '지금 마감보다 뒤로 정해 주세요.' } });
        await missingQueries(tx).extend(id, studentId, to, reason.trim());
        await followDeadline(deps, tx, row, clock.now());
        const words = { ...row, studentId, extendedTo: to, reason: reason.trim() };
        await tellStudents(
          deps,
          tx,
          { classId: row.classId, studentIds: [studentId] },
          {
            notice: extendedForOne(words),
            letter: extendedForOneLetter(words),
          },
        );
      }),

    /** The students whose families hear of it now. */
    remind: (teacherId: string, id: string, studentIds: readonly string[] | undefined): Promise<string[]> =>
      act(teacherId, id, async (tx, row, missing) => {
        const now = clock.now();
        // Nobody is reminded of what cannot be handed in any more.
        const isOpen = ({ dueAt }: Missing) =>
          ['OPEN', 'LATE_WINDOW'].includes(statusOf({ ...row, deadlineAt: dueAt }, now));
        const open = missing.filter((one) => (!studentIds || studentIds.includes(one.studentId)) && isOpen(one));
        const since = new Date(now.getTime() - hoursToMilliseconds(REMIND_HOURS));
        const ids = open.map(({ studentId }) => studentId);
        const reminded = await missingQueries(tx).remind(id, ids, now, since);
        // Each family reads the deadline of its own child.
        const told = Map.groupBy(
          open.filter(({ studentId }) => reminded.includes(studentId)),
          ({ dueAt }) => dueAt.getTime(),
        );
        for (const group of told.values()) {
          const whom = { classId: row.classId, studentIds: group.map(({ studentId }) => studentId) };
          const own = { ...row, deadlineAt: group[0]!.dueAt };
          await tellStudents(deps, tx, whom, { notice: reminder({ ...own, now }), letter: reminderLetter(own) });
        }
        return reminded;
      }),
  };
}
