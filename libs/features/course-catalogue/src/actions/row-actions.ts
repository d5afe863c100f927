import type { CourseSummary } from '@portal/domain/courses/course';
import { isCourseEditable } from '@portal/domain/courses/course-status';
import { moveCourse } from '@portal/domain/courses/course-transitions';

export const ROW_ACTIONS = [
  'edit',
  'look',
  'newClass',
  'preview',
  'history',
  'duplicate',
  'archive',
  'unarchive',
  'remove',
] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** What can be done with a course where it stands now; the server's table decides, so that no row promises too much (CRS-3). */
export function rowActions(course: Pick<CourseSummary, 'status' | 'isLive' | 'isArchived'>): RowAction[] {
  if (course.isArchived) return ['preview', 'history', 'duplicate', 'unarchive'];
  const may = (event: 'ARCHIVE' | 'DELETE') => 'to' in moveCourse(course, event);
  return [
    isCourseEditable(course.status) ? 'edit' : 'look',
    // A class is made from a course that is on sale as it stands.
    ...(course.status === 'PUBLISHED' ? (['newClass'] as const) : []),
    'preview',
    'history',
    'duplicate',
    ...(may('DELETE') ? (['remove'] as const) : may('ARCHIVE') ? (['archive'] as const) : []),
  ];
}
