import type { AssignmentCard, LessonCard, ReviewCard } from '@portal/domain/chat/chat-card';

/** The lesson of this evening, which stands as it was planned. */
export const aLessonCard = (over: Partial<LessonCard> = {}): LessonCard => ({
  kind: 'LESSON',
  id: 'les-17',
  className: '중2 수학 개념 완성 – 일차함수',
  no: 17,
  title: '일차함수의 그래프',
  isTrial: false,
  startAt: '2026-11-18T19:00:00+09:00',
  endAt: '2026-11-18T19:50:00+09:00',
  status: 'UPCOMING',
  held: null,
  mode: 'ONLINE',
  movedFrom: null,
  proposal: null,
  ...over,
});

/** An assignment as its teacher reads it in the room of a class: three of six have handed it in, and one of them waits for her. */
export const anAssignmentCard = (over: Partial<AssignmentCard> = {}): AssignmentCard => ({
  kind: 'ASSIGNMENT',
  id: 'asg-7',
  className: '중2 수학 개념 완성 – 일차함수',
  title: '일차함수 그래프 그리기',
  deadlineAt: '2026-11-20T23:59:00+09:00',
  status: 'OPEN',
  counts: { students: 6, submitted: 3, toGrade: 1 },
  children: [],
  ...over,
});

/** Where an assignment stands for one child. */
export const aCardChild = (
  over: Partial<AssignmentCard['children'][number]> = {},
): AssignmentCard['children'][number] => ({
  student: { id: 'stu-a07', name: '학생 A07' },
  state: 'OPEN',
  dueAt: '2026-11-20T23:59:00+09:00',
  ...over,
});

/** A review that its teacher has not answered. */
export const aReviewCard = (over: Partial<ReviewCard> = {}): ReviewCard => ({
  kind: 'REVIEW',
  id: 'rev-3',
  className: '중2 수학 개념 완성 – 일차함수',
  rating: 5,
  preview: '설명이 꼼꼼해서 아이가 수업을 기다립니다.',
  studentName: '학생 A07',
  reply: null,
  replyVersion: 1,
  ...over,
});
