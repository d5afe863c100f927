import { cancelNeedsConsent, isShortNotice, noticeUntil } from './short-notice.ts';

const startAt = new Date('2026-11-20T01:00:00Z');

describe('the 24-hour rule [CAL-3]', () => {
  it.each([
    ['a day before, to the second', '2026-11-19T01:00:00Z', false],
    ['a second later', '2026-11-19T01:00:01Z', true],
    ['after it has begun', '2026-11-20T01:10:00Z', true],
  ])('%s', (_, at, late) => {
    const now = new Date(at);
    expect(isShortNotice(startAt, now)).toBe(late);
    expect(cancelNeedsConsent(noticeUntil(startAt), now)).toBe(late);
  });

  it('asks nobody where no lesson is left', () => {
    expect(cancelNeedsConsent(null, startAt)).toBe(false);
  });
});
