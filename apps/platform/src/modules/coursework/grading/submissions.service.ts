import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { ErrorCode } from '@portal/domain/contract/error-code';
import type { GradeState, Grading } from '@portal/domain/coursework/submission';
import { moveSubmission, type SubmissionEvent } from '@portal/domain/coursework/submission-transitions';
import type { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import type { SubmissionRow } from '../assignments/assignments.tables.ts';
import { tellStudents } from '../assignments/tell-students.ts';
import { marksQueries } from '../marks/marks.queries.ts';
import { gradedColumns } from './graded-columns.ts';
import { askedAgainLetter, gradeReturnedLetter } from './grading-letters.ts';
import { askedAgain, gradeReturned } from './grading-notices.ts';
import { followGrading } from './grading-tasks.ts';
import { type OwnSubmission, submissionQueries } from './submissions.queries.ts';

type Asking = BodyOf<typeof submissionsContract.askSubmissionAgain>;

interface Step {
  readonly event: SubmissionEvent;
  /** The one that she has seen; left out where any will do. */
  readonly version?: number;
}

/** No asking again is left once she has graded it after all. */
const NOT_ASKED = { askedAt: null, askedDueAt: null, askedReason: '' } as const;

/** The one student whose it is. */
const whose = ({ classId, studentId }: SubmissionRow) => ({ classId, studentIds: [studentId] });

/** What a teacher does with what her students handed in. */
export function submissionService(deps: AssignmentDeps) {
  const { database, clock, realtime } = deps;

  /** One action of hers on a submission that nobody else changes meanwhile; her list of tasks follows. */
  async function act(
    teacherId: string,
    id: string,
    { event, version }: Step,
    work: (tx: Tx, own: OwnSubmission, step: { to: GradeState; now: Date }) => Promise<unknown>,
  ): Promise<void> {
    const moved = await database.db.transaction(async (tx) => {
      const own = await submissionQueries(tx, teacherId).lock(id);
      if (!own) throw new DomainError('NOT_FOUND');
      if (version !== undefined && own.submission.version !== version) throw new DomainError('VERSION_CONFLICT');
      const move = moveSubmission(own.submission.gradeState, event);
      if ('refused' in move) throw new DomainError(move.refused);
      const now = clock.now();
      await work(tx, own, { to: move.to, now });
      await followGrading(deps, tx, own.assignment, now);
      // What is kept while she writes is news to nobody; another tab of hers hears of it when it writes itself.
      return event === 'SAVE' && move.to === own.submission.gradeState ? undefined : own.assignment.id;
    });
    if (moved) realtime.tell(teacherId, 'assignment.changed', { id: moved });
  }

  const giveBack = (teacherId: string, id: string, step: Omit<Step, 'event'> = {}): Promise<void> =>
    act(teacherId, id, { event: 'RETURN', ...step }, async (tx, own, { to, now }) => {
      const { submission: row } = own;
      // Sent again because the answer was lost: it was told.
      if (row.gradeState === 'RETURNED') return;
      const told = {
        returnedScore: row.score,
        returnedFeedback: row.feedback,
        returnedRubricPoints: row.rubricPoints,
        returnedAt: now,
        seenAt: null,
      };
      await submissionQueries(tx, teacherId).change(row, { gradeState: to, ...told });
      await marksQueries(tx, row).giveBack(now);
      await tellStudents(deps, tx, whose(row), { notice: gradeReturned(own), letter: gradeReturnedLetter(own) });
    });

  return {
    grade: (teacherId: string, id: string, said: Grading): Promise<void> =>
      act(
        teacherId,
        id,
        { event: said.isDone ? 'GRADE' : 'SAVE', version: said.version },
        async (tx, own, { to, now }) => {
          const set = { ...gradedColumns(own, said, now), gradeState: to, ...NOT_ASKED };
          await submissionQueries(tx, teacherId).change(own.submission, set);
        },
      ),

    giveBack: (teacherId: string, id: string, version: number): Promise<void> => giveBack(teacherId, id, { version }),

    /** Each by itself: what cannot be returned does not keep the others. */
    async giveBackAll(teacherId: string, ids: readonly string[]) {
      const returned: string[] = [];
      const failed: { id: string; code: ErrorCode }[] = [];
      for (const id of new Set(ids)) {
        try {
          await giveBack(teacherId, id);
          returned.push(id);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          failed.push({ id, code: error.code });
        }
      }
      return { returned, failed };
    },

    askAgain: (teacherId: string, id: string, { version, reason, dueAt }: Asking): Promise<void> =>
      act(teacherId, id, { event: 'ASK_AGAIN', version }, async (tx, own, { to, now }) => {
        const { submission: row } = own;
        const queries = submissionQueries(tx, teacherId);
        if (own.canceledAt || (await queries.hasLeft(row))) throw new DomainError('WRONG_STATE');
        const due = new Date(dueAt);
        if (due <= now) throw new DomainError('DATE_PAST', { fields: { dueAt: '지금보다 뒤의 시각을 골라 주세요.' } });
        const asked = { askedAt: now, askedDueAt: due, askedReason: reason.trim() };
        await queries.change(row, { gradeState: to, ...asked });
        // What she has drawn and said helps to do it again.
        await marksQueries(tx, row).giveBack(now);
        const words = { ...own, ...asked };
        await tellStudents(deps, tx, whose(row), { notice: askedAgain(words), letter: askedAgainLetter(words) });
      }),
  };
}
