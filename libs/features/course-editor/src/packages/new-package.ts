import type { CourseDraft, CoursePackage } from '@portal/domain/courses/course';
import { LIMITS } from '@portal/domain/tenant/limits';
import { packageFields as words } from '../editor-messages.ts';

/** Most packages of a course. */
export const PACKAGES_MAX = 20;

const begun = { studentCount: 1, fee: null, isTrial: false, trialMinutes: null } as const;

/** A package of the whole programme, to begin with. */
export function newPackage({ programme }: Pick<CourseDraft, 'programme'>): CoursePackage {
  const lessonCount = programme.length || null;
  return { ...begun, id: crypto.randomUUID(), name: lessonCount ? words.defaultName(lessonCount) : '', lessonCount };
}

/** One free lesson for a new student, as long as a lesson and at most an hour (CON-3). */
export function newTrial({ classDurationMinutes }: Pick<CourseDraft, 'classDurationMinutes'>): CoursePackage {
  const trialMinutes = Math.min(classDurationMinutes ?? LIMITS.trialMaxMinutes, LIMITS.trialMaxMinutes);
  return {
    ...begun,
    id: crypto.randomUUID(),
    name: words.trialName,
    lessonCount: 1,
    fee: 0,
    isTrial: true,
    trialMinutes,
  };
}
