import { paths } from '@portal/portal-core/paths';

const BASE = paths.myClasses().replace(/\/all$/, '');
const below = (classId: string, rest: string) => `${BASE}/${encodeURIComponent(classId)}${rest}`;

/** The pages of one class that stand in its menu (RTE-13). */
export const CLASS_PARTS = ['overview', 'lessons', 'students', 'assignments', 'lectures', 'reviews', 'chat'] as const;
export type ClassPart = (typeof CLASS_PARTS)[number];

/** Addresses that only this section knows. */
export const classPaths = {
  base: BASE,
  root: (classId: string) => below(classId, ''),
  part: (classId: string, part: ClassPart) => below(classId, `/${part}`),
  rollOver: (classId: string) => below(classId, '/roll-over'),
} as const;

/** Which page of a class an address names; the overview where it names none. */
export const partOfPath = (pathname: string): ClassPart =>
  CLASS_PARTS.find((part) => pathname.endsWith(`/${part}`)) ?? 'overview';
