import { COURSE_STATUSES } from '@portal/domain/courses/course-status';
import { rowActions } from './row-actions.ts';

describe('what a row offers', () => {
  it.each([
    ['DRAFT', false, ['edit', 'preview', 'history', 'duplicate', 'remove']],
    ['DRAFT', true, ['edit', 'preview', 'history', 'duplicate', 'archive']],
    ['REJECTED', false, ['edit', 'preview', 'history', 'duplicate', 'remove']],
    ['WAITING_APPROVAL', false, ['edit', 'preview', 'history', 'duplicate']],
    ['APPROVAL_IN_PROCESS', true, ['look', 'preview', 'history', 'duplicate']],
    ['PUBLISHED', true, ['edit', 'newClass', 'preview', 'history', 'duplicate', 'archive']],
  ] as const)('of a course that is %s, on sale: %s, is what the server allows [CRS-3]', (status, isLive, actions) => {
    expect(rowActions({ status, isLive, isArchived: false })).toEqual(actions);
  });

  it.each(COURSE_STATUSES)('of an archived course that was %s is to take it out again', (status) => {
    expect(rowActions({ status, isLive: true, isArchived: true })).toEqual([
      'preview',
      'history',
      'duplicate',
      'unarchive',
    ]);
  });
});
