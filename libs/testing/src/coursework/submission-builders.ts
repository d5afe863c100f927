import type { GradedSubmission, QueuedSubmission } from '@portal/domain/coursework/submission';
import { aFile } from '../assets/file-builders.ts';

/** What a student handed in yesterday evening, in time, and nobody has graded. */
export const aQueuedSubmission = (over: Partial<QueuedSubmission> = {}): QueuedSubmission => ({
  id: 'submission-1',
  student: { id: 'student-A01', name: '학생 A01', avatar: null },
  assignment: { id: 'assignment-1', title: '3과 연습 문제 풀기' },
  class: { id: 'class-1', name: '중2 수학 심화반' },
  attempt: 1,
  submittedAt: '2026-11-17T21:10:00+09:00',
  isLate: false,
  gradeState: 'NONE',
  score: null,
  ...over,
});

/** The same with its words and one photo, as it is graded. */
export const aGradedSubmission = (over: Partial<GradedSubmission> = {}): GradedSubmission => ({
  ...aQueuedSubmission(),
  assignment: {
    id: 'assignment-1',
    title: '3과 연습 문제 풀기',
    content: '교재 42쪽의 문제를 풀고, 틀린 문제는 풀이를 다시 써 오세요.',
    files: [],
    deadlineAt: '2026-11-18T21:00:00+09:00',
  },
  text: '다 풀었어요. 틀린 문제도 다시 풀었어요.',
  files: [aFile({ id: 'photo-1', name: '숙제-1.jpg', contentType: 'image/jpeg' })],
  hasLeft: false,
  dueAt: '2026-11-18T21:00:00+09:00',
  isLateByClock: false,
  feedback: '',
  rubric: null,
  rubricPoints: null,
  errorTags: [],
  gradedAt: null,
  returned: null,
  asked: null,
  earlier: [],
  version: 1,
  ...over,
});
