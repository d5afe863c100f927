import { paths } from '@portal/domain/site/paths';

/** The pages of one class that stand in its menu (RTE-13). */
export const CLASS_VIEWS = ['overview', 'lessons', 'students', 'assignments', 'lectures', 'reviews', 'chat'] as const;
export type ClassView = (typeof CLASS_VIEWS)[number];

/** The address of each of them. */
export const CLASS_VIEW_PATHS = {
  overview: paths.classDetail,
  lessons: paths.classLessons,
  students: paths.classStudents,
  assignments: paths.classAssignments,
  lectures: paths.classLectures,
  reviews: paths.classReviews,
  chat: paths.classChat,
} as const satisfies Record<ClassView, unknown>;

/** Which page of a class an address names; the overview where it names none. */
export const viewOfPath = (pathname: string): ClassView =>
  CLASS_VIEWS.find((view) => pathname.endsWith(`/${view}`)) ?? 'overview';
