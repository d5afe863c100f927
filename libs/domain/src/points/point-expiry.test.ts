import { expiresOnOf, returnedUntil } from './point-expiry.ts';

describe('how long points last [PTS-1]', () => {
  it.each([
    ['2026-11-18T01:42:00Z', '2027-11-30'],
    // The first minute of a month in Seoul, and the last of the one before.
    ['2026-10-31T15:00:00Z', '2027-11-30'],
    ['2026-10-31T14:59:59Z', '2027-10-31'],
    ['2027-02-10T00:00:00Z', '2028-02-29'],
    ['2026-12-31T00:00:00Z', '2027-12-31'],
  ])('those that are earned at %s can be used until %s', (earnedAt, day) => {
    expect(expiresOnOf(new Date(earnedAt))).toBe(day);
  });

  it('what comes back keeps its day, but for thirty days at least', () => {
    const at = new Date('2026-11-18T01:42:00Z');
    expect(returnedUntil('2027-03-31', at)).toBe('2027-03-31');
    expect(returnedUntil('2026-11-30', at)).toBe('2026-12-18');
    expect(returnedUntil('2026-12-18', at)).toBe('2026-12-18');
  });
});
