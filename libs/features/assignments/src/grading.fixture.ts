import type { BodyOf } from '@portal/domain/contract/endpoint';
import { type GradingComment } from '@portal/domain/coursework/grading-comment';
import { gradingCommentsContract } from '@portal/domain/coursework/grading-comments.contract';
import type { SubmissionMarks } from '@portal/domain/coursework/marks';
import { marksContract } from '@portal/domain/coursework/marks.contract';
import { rubricScore } from '@portal/domain/coursework/rubric';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { type GradeState, TO_GRADE } from '@portal/domain/coursework/submission';
import { type GradingList, submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aGradingComment } from '@portal/testing/coursework/grading-builders';
import { aGradedSubmission } from '@portal/testing/coursework/submission-builders';

const { listGradingQueue, getSubmission, gradeSubmission, returnSubmission, returnSubmissions, askSubmissionAgain } =
  submissionsContract;

const STATES: Record<GradingList, readonly GradeState[]> = {
  'to-grade': TO_GRADE,
  'to-return': ['GRADED'],
  returned: ['RETURNED'],
};

/** A page of squared paper with two lines of handwriting. */
const PAPER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="820"><rect width="640" height="820" fill="#fff"/><g stroke="#cfe3f5"><path d="M0 90h640M0 130h640M0 170h640M0 210h640M0 250h640M0 290h640M0 330h640"/></g><path d="M90 120q20-40 40 0t40 0 40 0 40 0M90 200q30-40 60 0t60 0 60 0" fill="none" stroke="#2b3a67" stroke-width="4"/></svg>',
)}`;
export const PHOTO = aFile({ id: 'photo-1', name: '숙제-1.png', contentType: 'image/png', url: PAPER });

/** What a server keeps of what is drawn and said: nothing at first, unless it is named. */
export function aMarksServer(
  given: Partial<SubmissionMarks> = {},
  onSaid: (id: string, voice: BodyOf<typeof marksContract.saveVoiceComment>['voice']) => void = () => undefined,
): Fake[] {
  let now: SubmissionMarks = { attempt: 1, gradeState: 'GRADING', files: [], voice: null, earlier: [], ...given };
  return [
    fake(marksContract.getSubmissionMarks, () => now),
    fake(marksContract.saveFileMarks, ({ params: { fileId }, body: { version, marks } }) => {
      const there = now.files.find((file) => file.fileId === fileId)?.version ?? 0;
      if (there !== version) return problemResponse('VERSION_CONFLICT');
      const others = now.files.filter((file) => file.fileId !== fileId);
      now = { ...now, files: [...others, { fileId, version: version + 1, marks }] };
      return now;
    }),
    fake(marksContract.saveVoiceComment, ({ params: { id }, body: { voice } }) => {
      onSaid(id, voice);
      const file = voice && aFile({ id: voice.fileId, name: 'voice.webm', contentType: 'video/webm' });
      now = { ...now, voice: file && { file, seconds: voice.seconds } };
      return now;
    }),
  ];
}

export const aStudent = (no: number, name = `학생 A${String(no).padStart(2, '0')}`) => ({
  id: `student-${no}`,
  name,
  avatar: null,
});

/** What five students handed in, two of whom are graded; the first that waits came late. */
export const handedIn = (): GradedSubmission[] =>
  [1, 2, 3, 4, 5].map((no) =>
    aGradedSubmission({
      id: `submission-${no}`,
      student: aStudent(no),
      submittedAt: `2026-11-1${no}T21:10:00+09:00`,
      files: [PHOTO],
      ...(no < 3 && { gradeState: 'GRADED', score: 90 + no }),
      ...(no === 3 && { isLate: true, isLateByClock: true, submittedAt: '2026-11-19T00:40:00+09:00' }),
    }),
  );

/** What she has kept; what she makes, changes and deletes stays so. */
export function aCommentServer(
  kept: readonly GradingComment[] = [
    aGradingComment(),
    aGradingComment({ id: 'comment-2', text: '답에 단위를 붙여 주세요.', tags: ['단위 빠짐'], used: 1 }),
    aGradingComment({ id: 'comment-3', text: '지난번보다 실수가 줄었어요.', tags: [], used: 0, usedAt: null }),
  ],
): Fake[] {
  let items = [...kept];
  let made = kept.length;
  const { listGradingComments, createGradingComment, updateGradingComment, deleteGradingComment } =
    gradingCommentsContract;
  return [
    fake(listGradingComments, () => ({ items })),
    fake(createGradingComment, ({ body: { text, tags } }) => {
      made += 1;
      const comment = aGradingComment({ id: `comment-${made}`, text, tags, used: 0, usedAt: null });
      items = [...items, comment];
      return comment;
    }),
    fake(updateGradingComment, ({ params: { id }, body: { version, text, tags } }) => {
      const before = items.find((one) => one.id === id);
      if (before?.version !== version) return problemResponse(before ? 'VERSION_CONFLICT' : 'NOT_FOUND');
      const changed = { ...before, text, tags, version: version + 1 };
      items = items.map((one) => (one.id === id ? changed : one));
      return changed;
    }),
    fake(deleteGradingComment, ({ params: { id } }) => {
      items = items.filter((one) => one.id !== id);
      return {};
    }),
    fake(gradingCommentsContract.useGradingComment, ({ params: { id } }) => items.find((one) => one.id === id)!),
  ];
}

/** The server's side of it: what is graded, returned and asked for stays so. */
export function aGradingServer(
  submissions: readonly GradedSubmission[],
  onGrade: (id: string, body: BodyOf<typeof gradeSubmission>) => void = () => undefined,
): Fake[] {
  const known = new Map(submissions.map((one) => [one.id, one]));
  const found = (id: string) => known.get(id) ?? problemResponse('NOT_FOUND');
  const change = (id: string, set: Partial<GradedSubmission>, version?: number) => {
    const one = known.get(id);
    if (!one) return problemResponse('NOT_FOUND');
    if (version !== undefined && version !== one.version) return problemResponse('VERSION_CONFLICT');
    const next = { ...one, ...set, version: one.version + 1 };
    known.set(id, next);
    return next;
  };
  const told = ({ score, feedback }: GradedSubmission) => ({
    gradeState: 'RETURNED' as const,
    returned: { score, feedback, at: '2026-11-18T10:42:00+09:00', seenAt: null },
  });
  const isIn = (list: GradingList) => [...known.values()].filter(({ gradeState }) => STATES[list].includes(gradeState));
  return [
    fake(listGradingQueue, ({ query: { list, page = '1', size = '20' } }) => ({
      totals: {
        'to-grade': isIn('to-grade').length,
        'to-return': isIn('to-return').length,
        returned: isIn('returned').length,
      },
      items: isIn(list).slice((Number(page) - 1) * Number(size), Number(page) * Number(size)),
    })),
    fake(getSubmission, ({ params: { id } }) => found(id)),
    fake(gradeSubmission, ({ params: { id }, body }) => {
      const { version, score, feedback, isLate, isDone, errorTags = [], rubricPoints = [] } = body;
      const before = known.get(id);
      onGrade(id, body);
      return change(
        id,
        {
          score: before?.rubric ? rubricScore(rubricPoints) : score,
          rubricPoints: before?.rubric ? rubricPoints : null,
          errorTags,
          feedback,
          isLate: isLate ?? before?.isLateByClock ?? false,
          gradeState: isDone ? 'GRADED' : 'GRADING',
          asked: null,
        },
        version,
      );
    }),
    fake(returnSubmission, ({ params: { id }, body }) => change(id, told(known.get(id)!), body.version)),
    fake(returnSubmissions, ({ body: { ids } }) => {
      const can = ids.filter((id) => known.get(id)?.gradeState === 'GRADED');
      for (const id of can) change(id, told(known.get(id)!));
      const failed = ids.filter((id) => !can.includes(id));
      return { returned: can, failed: failed.map((id) => ({ id, code: 'NOT_GRADED' as const })) };
    }),
    fake(askSubmissionAgain, ({ params: { id }, body: { version, reason, dueAt } }) =>
      change(id, { gradeState: 'ASKED_AGAIN', asked: { reason, dueAt, at: '2026-11-18T10:42:00+09:00' } }, version),
    ),
    ...aMarksServer(),
    ...aCommentServer(),
  ];
}
