import { COURSE_STATUSES, isCourseEditable } from '@portal/domain/courses/course-status';
import { moveCourse } from '@portal/domain/courses/course-transitions';
import { isLocked, SAVE_POLICIES, savePolicyOf } from './save-policy.ts';

describe.each(COURSE_STATUSES)('a course that is %s', (status) => {
  const policy = SAVE_POLICIES[status];
  const course = { status, isLive: true, isArchived: false };
  const allows = (event: Parameters<typeof moveCourse>[1]) => 'to' in moveCourse(course, event);

  it('is written to exactly where the life cycle lets it be [CRS-3]', () => {
    expect(policy.saves !== 'NEVER').toBe(allows('SAVE_DRAFT'));
    expect(isLocked({ status, archivedAt: null })).toBe(!isCourseEditable(status));
  });

  it('saves by itself only where that neither cancels nor publishes anything [CRS-3]', () => {
    const stays = moveCourse(course, 'SAVE_DRAFT');
    const isHarmless = 'to' in stays && stays.to === 'DRAFT' && !['WAITING_APPROVAL', 'PUBLISHED'].includes(status);
    expect(policy.saves === 'BY_ITSELF').toBe(isHarmless);
    expect(policy.saves === 'WHEN_ASKED').toBe(policy.beforeSave !== null);
  });

  it('offers to hand in and to take back where that is possible [CRS-3]', () => {
    expect(['FIRST', 'REPLACES'].includes(policy.submit)).toBe(allows('SUBMIT'));
    expect(policy.mayWithdraw).toBe(allows('WITHDRAW'));
  });

  it('is read only once it is archived', () => {
    expect(savePolicyOf({ status, archivedAt: '2026-11-01T00:00:00Z' }).saves).toBe('NEVER');
  });
});
