import type { FormerStudent, MoveTarget } from '@portal/domain/classes/class-students.contract';

/** A student who moved into the class of the weekend a week ago. */
export const aFormerStudent = (over: Partial<FormerStudent> = {}): FormerStudent => ({
  id: 'student-C01',
  name: '학생 C01',
  avatar: null,
  enrolledAt: '2026-10-28T10:00:00+09:00',
  leftAt: '2026-11-11T18:30:00+09:00',
  reason: '평일 저녁에는 다른 학원이 있어요.',
  movedTo: { id: 'class-2', name: '중2 수학 주말반' },
  ...over,
});

/** A class on the weekend with three free seats. */
export const aMoveTarget = (over: Partial<MoveTarget> = {}): MoveTarget => ({
  id: 'class-2',
  name: '중2 수학 주말반',
  nextLessonAt: '2026-11-21T10:00:00+09:00',
  seatsFree: 3,
  ...over,
});
