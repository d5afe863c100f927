import type { Review } from '@portal/domain/reviews/review';

/** Five stars of yesterday evening that nobody has answered. */
export const aReview = (over: Partial<Review> = {}): Review => ({
  id: 'review-1',
  classId: 'class-1',
  className: '중2 수학 개념 완성 – 일차함수',
  courseId: 'course-1',
  student: { id: 'student-12', name: '학생 A12', avatar: null },
  rating: 5,
  content: '설명이 꼼꼼해서 아이가 수업을 기다립니다',
  createdAt: '2026-11-17T20:10:00+09:00',
  editedAt: null,
  hidden: false,
  hiddenReason: null,
  handling: 'PENDING',
  reply: null,
  report: null,
  ...over,
});
