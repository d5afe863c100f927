import { aFamilyLesson } from '@portal/testing/families/family-door-builders';

export const ANNOUNCED = { reason: '병원에 가요.', announcedAt: '2026-11-18T10:40:00+09:00' };

/** The next lesson, to which the one child cannot come. */
export const ABSENT_LESSON = aFamilyLesson({ takers: [{ studentId: 'student-1', absence: ANNOUNCED }] });

/** The same of two children, of whom one can. */
export const HALF_ABSENT_LESSON = aFamilyLesson({
  takers: [...ABSENT_LESSON.takers, { studentId: 'student-2', absence: null }],
});
