import type { CourseContent, CoursePackage } from '@portal/domain/courses/course';
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

/** The packages of which a class can be made; a free trial becomes a lesson as a family books it. */
export const classPackages = ({ packages }: CourseContent): CoursePackage[] =>
  packages.filter(({ isTrial }) => !isTrial);

/** What the fields of a class are likely to be, from its course. */
export function classDefaults(content: CourseContent): CourseDefaults {
  const [first] = classPackages(content);
  return {
    packageId: first?.id ?? '',
    name: content.title,
    weeklySchedule: content.weeklySchedule,
    mode: content.teachingMode ?? 'ONLINE',
    capacity: first?.studentCount ?? 1,
  };
}
