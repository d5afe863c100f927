import { aProfileSubmission } from '@portal/testing/profile/profile-builders';
import { DRAFT, PUBLISHED, versionOptions, versionsOf } from './version-options.ts';

const waiting = aProfileSubmission({ id: 'two' });
const rejected = aProfileSubmission({ id: 'one', status: 'REJECTED', submittedAt: '2026-11-16T01:30:00+09:00' });
const approved = aProfileSubmission({ id: 'zero', status: 'APPROVED' });
const values = (...submissions: Parameters<typeof versionOptions>[0]) =>
  versionOptions(submissions, 'Asia/Seoul').map(({ value }) => value);

describe('the versions that can be compared [PRF-2]', () => {
  it('are what is written, what is public if anything is, and every request', () => {
    expect(values()).toEqual([DRAFT]);
    expect(values(waiting, rejected)).toEqual([DRAFT, 'two', 'one']);
    expect(values(waiting, approved)).toEqual([DRAFT, PUBLISHED, 'two', 'zero']);
  });

  it.each([
    ['Asia/Seoul', '16/11/2026 01:30 요청 (반려)'],
    ['Asia/Ho_Chi_Minh', '15/11/2026 23:30 요청 (반려)'],
  ])('are called by their day in the zone of the teacher: %s', (zone, label) =>
    expect(versionOptions([rejected], zone).at(-1)).toEqual({ value: 'one', label }),
  );
});

describe('the two versions of an address', () => {
  const options = versionOptions([waiting, rejected], 'Asia/Seoul');

  it.each([
    ['', { from: 'two', to: DRAFT }],
    ['from=one', { from: 'one', to: DRAFT }],
    ['from=one&to=two', { from: 'one', to: 'two' }],
    ['from=gone&to=nowhere', { from: 'two', to: DRAFT }],
    ['from=PUBLISHED', { from: 'two', to: DRAFT }],
    ['from=DRAFT&to=DRAFT', { from: DRAFT, to: DRAFT }],
  ])('%p are those that there are, else the latest request and what is written', (query, versions) =>
    expect(versionsOf(new URLSearchParams(query), options)).toEqual(versions),
  );

  it('of a profile that was never handed in are what is written, twice', () =>
    expect(versionsOf(new URLSearchParams('from=one'), versionOptions([], 'Asia/Seoul'))).toEqual({
      from: DRAFT,
      to: DRAFT,
    }));
});
