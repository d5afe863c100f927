import type { Assignment } from '@portal/domain/coursework/assignment';
import type { Submission } from '@portal/domain/coursework/submission';

/** An assignment of a class of four that nobody has handed in yet; it is due the day after tomorrow. */
export const anAssignment = (over: Partial<Assignment> = {}): Assignment => ({
  id: 'assignment-1',
  classId: 'class-1',
  className: '중2 수학 심화반',
  title: '3과 연습 문제 풀기',
  content: '교재 42쪽의 문제를 풀고, 틀린 문제는 풀이를 다시 써 오세요.',
  files: [],
  displayAt: '2026-11-17T20:00:00+09:00',
  deadlineAt: '2026-11-20T21:00:00+09:00',
  downloadAllowed: true,
  lateAllowed: true,
  cutoffAt: null,
  extension: null,
  rubric: null,
  status: 'OPEN',
  isLocked: false,
  notes: [],
  lesson: null,
  counts: { students: 4, submitted: 0, late: 0, missing: 0, toGrade: 0, returned: 0 },
  version: 1,
  ...over,
});

/** What a student handed in yesterday evening, in time. */
export const aSubmission = (over: Partial<Submission> = {}): Submission => ({
  id: 'submission-1',
  student: { id: 'student-A01', name: '학생 A01', avatar: null },
  taskStatus: 'FINISHED',
  submittedAt: '2026-11-17T21:10:00+09:00',
  text: '다 풀었어요. 틀린 문제도 다시 풀었어요.',
  files: [],
  hasLeft: false,
  extendedTo: null,
  remindedAt: null,
  gradeState: 'NONE',
  score: null,
  feedback: '',
  lateSaid: null,
  returned: null,
  version: 1,
  ...over,
});
