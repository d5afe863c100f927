import type { CourseContent } from '@portal/domain/courses/course';
import type { NewClassFields } from '../planning/planning-schema.ts';

/** The form before anything is chosen. */
export const emptyClass = (courseId: string, startDate: string): NewClassFields => ({
  courseId,
  packageId: '',
  name: '',
  startDate,
  weeklySchedule: [],
  skipHolidays: true,
  skipTimeOffs: true,
  exceptions: [],
  mode: 'ONLINE',
  capacity: 1,
  place: '',
  meetingUrl: '',
});

/** What a course says about its classes already. */
export type CourseDefaults = Pick<NewClassFields, 'packageId' | 'name' | 'weeklySchedule' | 'mode' | 'capacity'>;

/** What the fields of a class are likely to be, from its course; of several packages the first that costs something. */
export function classDefaults({ title, packages, weeklySchedule, teachingMode }: CourseContent): CourseDefaults {
  const first = packages.find(({ isTrial }) => !isTrial) ?? packages[0];
  return {
    packageId: first?.id ?? '',
    name: title,
    weeklySchedule,
    mode: teachingMode ?? 'ONLINE',
    capacity: first?.studentCount ?? 1,
  };
}
