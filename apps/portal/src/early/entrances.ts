import { paths } from '@portal/domain/site/paths';
import type { VisitorPictures } from './starter.ts';

const BELL = 'libs/notifications/src/bell/notification-bell.tsx';
// With what puts its first data into the store (`early-data.ts`).
const CALENDAR = [
  'libs/features/schedule/src/calendar/calendar-page.tsx',
  'libs/api/src/schedule/calendar.api.ts',
  BELL,
];
const HOME = [
  'libs/features/home/src/page/home-page.tsx',
  'libs/api/src/schedule/calendar.api.ts',
  'libs/api/src/planning/today.api.ts',
  BELL,
];
const LOGIN = ['apps/portal/src/sign-in/login-page.tsx'];
const CLASSES = ['libs/features/classes/src/list/classes-page.tsx', BELL];
const CLASS = ['libs/features/classes/src/class-page/class-page.tsx', BELL];
const COURSES = ['libs/features/course-catalogue/src/list/courses-page.tsx', BELL];
const NOTIFICATIONS = ['libs/notifications/src/page/notifications-page.tsx', BELL];
const LESSON = ['libs/features/lessons/src/lesson/lesson-page.tsx', BELL];

/**
 * Pages that a visit mostly begins with, by path or pattern, and the modules that each of them needs at once. The build gives
 * each of these modules a file of its own and the document asks for it beside the bundle.
 */
export const ENTRANCES: Readonly<Record<string, readonly string[]>> = {
  [paths.home()]: HOME,
  [paths.login()]: LOGIN,
  [paths.schedule()]: CALENDAR,
  [paths.calendar()]: CALENDAR,
  [paths.notifications.pattern]: NOTIFICATIONS,
  [paths.myClasses()]: CLASSES,
  [paths.classDetail.pattern]: CLASS,
  [paths.classLessons.pattern]: CLASS,
  [paths.classStudents.pattern]: CLASS,
  [paths.lesson.pattern]: LESSON,
  [paths.teachingCourses()]: COURSES,
};

const PICTURES = 'libs/features/home/src/welcome/pictures';
const inTheme = (theme: 'light' | 'dark') => ({
  phone: `${PICTURES}/today-${theme}.avif`,
  desktop: `${PICTURES}/week-${theme}.avif`,
});

/** The largest thing that who is not signed in sees first, by path: it travels beside the bundle too. */
export const VISITOR_PICTURES: VisitorPictures = {
  [paths.home()]: { light: inTheme('light'), dark: inTheme('dark') },
};

/** Pages that share code with those above, and are too heavy for dozens of small files. */
const HEAVY = [
  'libs/features/course-editor/src/editor/edit-course-page.tsx',
  'libs/features/profile/src/editor/teacher-profile-page.tsx',
];

/** Below the first screen of a visitor: it comes after that, and must bring no editor along. */
const VISIT = ['libs/features/home/src/welcome/below-the-steps.tsx', 'libs/api/src/teachers/teachers.api.ts'];

/** What these pages share with others never waits for the code of others; by the name of its file. */
export const SHARED_FIRST: Readonly<Record<string, readonly string[]>> = {
  'sign-in': LOGIN,
  first: [...HOME, ...CALENDAR],
  visit: VISIT,
};
export const CHUNKED_PAGES: readonly string[] = [...new Set([...Object.values(ENTRANCES).flat(), ...HEAVY, ...VISIT])];
