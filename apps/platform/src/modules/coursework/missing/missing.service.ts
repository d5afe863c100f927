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
import { tellStudents } from '../assignments/tell-students.ts';
import { extendedForOneLetter, reminderLetter } from './missing-letters.ts';
import { extendedForOne, reminder } from './missing-notices.ts';
import { missingQueries } from './missing.queries.ts';

type Extension = BodyOf<typeof assignmentsContract.extendForStudent>;

/** What a teacher does for those who have not handed an assignment in. */
export function missingService(deps: AssignmentDeps) {
  const { database, clock, realtime } = deps;

  /** One action on an assignment that is given, and that nobody changes or hands in meanwhile. */
  async function act<T>(
    teacherId: string,
    id: string,
    work: (tx: Tx, row: ClassAssignment, missing: readonly string[]) => Promise<T>,
  ): Promise<T> {
    const done = await database.db.transaction(async (tx) => {
      const row = await assignmentQueries(tx).lockOwn(teacherId, id);
      if (!row) throw new DomainError('NOT_FOUND');
      const status = statusOf(row, clock.now());
      if (row.isCanceled || status === 'DRAFT' || status === 'SCHEDULED') throw new DomainError('WRONG_STATE');
      const listed = await assignmentListQueries(tx, teacherId).submissions(id);
      const missing = listed.filter(({ submission, hasLeft }) => !submission && !hasLeft);
      return work(
        tx,
        row,
        missing.map(({ student }) => student.id),
      );
    });
    realtime.tell(teacherId, 'assignment.changed', { id });
    return done;
  }

  return {
    extend: (teacherId: string, id: string, studentId: string, { deadlineAt, reason }: Extension): Promise<void> =>
      act(teacherId, id, async (tx, row, missing) => {
        if (!missing.includes(studentId)) throw new DomainError('WRONG_STATE');
        const to = new Date(deadlineAt);
        if (to <= clock.now())
          throw new DomainError('DATE_PAST', { fields: { deadlineAt: '마감은 지금보다 뒤여야 해요.' } });
        if (to <= row.deadlineAt)
          throw new DomainError('DATE_ORDER', { fields: { deadlineAt: '모두의 마감보다 뒤로 정해 주세요.' } });
        await missingQueries(tx).extend(id, studentId, to, reason.trim());
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
        const queries = missingQueries(tx);
        const asked = missing.filter((studentId) => !studentIds || studentIds.includes(studentId));
        const able = await Promise.all(
          asked.map(async (studentId) => ({
            studentId,
            status: statusOf({ ...row, deadlineAt: await queries.dueOf(row, studentId) }, now),
          })),
        );
        // Nobody is reminded of what cannot be handed in any more.
        const open = able.filter(({ status }) => status === 'OPEN' || status === 'LATE_WINDOW');
        const since = new Date(now.getTime() - hoursToMilliseconds(REMIND_HOURS));
        const reminded = await queries.remind(
          id,
          open.map((one) => one.studentId),
          now,
          since,
        );
        await tellStudents(
          deps,
          tx,
          { classId: row.classId, studentIds: reminded },
          {
            notice: reminder({ ...row, now }),
            letter: reminderLetter(row),
          },
        );
        return reminded;
      }),
  };
}
