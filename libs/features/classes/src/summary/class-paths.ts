import { paths } from '@portal/portal-core/paths';

const BASE = paths.myClasses().replace(/\/all$/, '');
const below = (classId: string, rest: string) => `${BASE}/${encodeURIComponent(classId)}${rest}`;

/** The pages of one class that stand in its menu (RTE-13). */
export const CLASS_VIEWS = ['overview', 'lessons', 'students', 'assignments', 'lectures', 'reviews', 'chat'] as const;
export type ClassView = (typeof CLASS_VIEWS)[number];

/** Addresses that only this section knows. */
export const classPaths = {
  base: BASE,
  root: (classId: string) => below(classId, ''),
  view: (classId: string, view: ClassView) => below(classId, `/${view}`),
  rollOver: (classId: string) => below(classId, '/roll-over'),
} as const;

/** Which page of a class an address names; the overview where it names none. */
export const viewOfPath = (pathname: string): ClassView =>
  CLASS_VIEWS.find((view) => pathname.endsWith(`/${view}`)) ?? 'overview';
