import { LIMITS } from '@portal/domain/tenant/limits';
import { decisionDueAt } from './decision-due.ts';

describe('until when a decision is due', () => {
  it.each([
    [
      'a course, on a plain Wednesday',
      '2026-11-18T00:00:00Z',
      LIMITS.courseApprovalWorkingDays,
      '2026-11-20T09:00:00.000Z',
    ],
    [
      'a profile, on a plain Wednesday [PRF-2]',
      '2026-11-18T00:00:00Z',
      LIMITS.profileApprovalWorkingDays,
      '2026-11-19T09:00:00.000Z',
    ],
    ['a profile, before Christmas and a weekend', '2026-12-24T00:00:00Z', 1, '2026-12-28T09:00:00.000Z'],
    ['a course, before the lunar new year', '2027-02-04T00:00:00Z', 2, '2027-02-10T09:00:00.000Z'],
  ])('of %s', async (_what, submittedAt, days, dueAt) => {
    expect((await decisionDueAt(new Date(submittedAt), days)).toISOString()).toBe(dueAt);
  });

  it('counts the days of the zone that it is told', async () => {
    // A Thursday in Seoul already, in Ho Chi Minh City still a Wednesday.
    const dueAt = await decisionDueAt(new Date('2026-11-18T16:00:00Z'), 1, 'Asia/Ho_Chi_Minh');
    expect(dueAt.toISOString()).toBe('2026-11-19T11:00:00.000Z');
  });
});
