import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import type { Submission } from '@portal/domain/coursework/submission';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { anAssignment, aSubmission } from '@portal/testing/coursework/assignment-builders';
import { aGradedSubmission } from '@portal/testing/coursework/submission-builders';
import { aStudent } from './grading.fixture.ts';

/** Four who handed it in, one of them late and one graded, and one who did not. */
export const aTable = (): Submission[] => [
  ...[1, 2, 3, 4].map((no) =>
    aSubmission({
      id: `submission-${no}`,
      student: aStudent(no),
      ...(no === 2 && { taskStatus: 'FINISH_LATE' as const }),
      ...(no === 4 && { gradeState: 'GRADED' as const, score: 90, feedback: '아주 좋아요.' }),
    }),
  ),
  aSubmission({ id: null, version: null, student: aStudent(5), taskStatus: 'UNFINISHED', submittedAt: null }),
];

/** The server's side of the table: what is graded and returned stays so. */
export function aTableServer(
  items: readonly Submission[] = aTable(),
  onGrade: (id: string, body: BodyOf<typeof submissionsContract.gradeSubmission>) => void = () => undefined,
  assignment: Assignment = anAssignment({ isLocked: true }),
): Fake[] {
  let rows = [...items];
  return [
    fake(assignmentsContract.getAssignment, assignment),
    fake(assignmentsContract.listSubmissions, () => ({ items: rows })),
    fake(submissionsContract.gradeSubmission, ({ params: { id }, body }) => {
      const before = rows.find((one) => one.id === id);
      onGrade(id, body);
      if (before?.version !== body.version) return problemResponse('VERSION_CONFLICT');
      const { score, feedback, isLate: lateSaid, isDone } = body;
      const gradeState = isDone ? ('GRADED' as const) : ('GRADING' as const);
      const version = body.version + 1;
      rows = rows.map((one) => (one.id === id ? { ...one, score, feedback, lateSaid, gradeState, version } : one));
      const { student } = before;
      return aGradedSubmission({ id, student, score, feedback, gradeState, version, isLate: lateSaid ?? false });
    }),
    fake(submissionsContract.returnSubmissions, ({ body: { ids } }) => {
      const at = '2026-11-18T10:42:00+09:00';
      rows = rows.map((one) =>
        ids.includes(one.id ?? '')
          ? {
              ...one,
              gradeState: 'RETURNED',
              version: one.version! + 1,
              returned: { score: one.score, feedback: one.feedback, at, seenAt: null },
            }
          : one,
      );
      return { returned: [...ids], failed: [] };
    }),
  ];
}
