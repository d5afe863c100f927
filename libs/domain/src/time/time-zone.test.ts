import { isTimeZone, offsetAt } from './time-zone.ts';

const HOUR = 3_600_000;
const at = (instant: string, zone: string) => offsetAt(Date.parse(instant), zone) / HOUR;

describe('the clocks of a zone', () => {
  it.each([
    ['2026-11-18T01:42:00Z', 'Asia/Seoul', 9],
    ['2026-11-18T01:42:00Z', 'Asia/Ho_Chi_Minh', 7],
    ['2026-11-18T01:42:00Z', 'Asia/Kathmandu', 5.75],
    ['2026-11-18T01:42:00Z', 'America/St_Johns', -3.5],
    ['2026-11-18T01:42:00Z', 'UTC', 0],
  ])('at %s in %s are %s hours ahead of UTC', (instant, zone, hours) => {
    expect(at(instant, zone)).toBe(hours);
  });

  it('change in the middle of a day, to the millisecond, whichever side was asked for first', () => {
    const [before, after] = ['2026-03-08T06:59:59.999Z', '2026-03-08T07:00:00.000Z'];
    expect([at(after, 'America/New_York'), at(before, 'America/New_York')]).toEqual([-4, -5]);
    expect([at(before, 'America/New_York'), at(after, 'America/New_York')]).toEqual([-5, -4]);
  });

  it('are those of their own zone, though another was asked for on the same day', () => {
    const instant = '2026-07-01T00:00:00Z';
    expect([at(instant, 'Europe/Paris'), at(instant, 'Australia/Sydney'), at(instant, 'Europe/Paris')]).toEqual([
      2, 10, 2,
    ]);
  });

  it('are right on every day, however many days were asked for before', () => {
    const start = Date.parse('1980-01-01T12:00:00Z');
    for (let day = 0; day < 20_050; day++) expect(offsetAt(start + day * 24 * HOUR, 'Asia/Tokyo')).toBe(9 * HOUR);
    expect(at('1980-01-01T12:00:00Z', 'Asia/Tokyo')).toBe(9);
  });

  it.each([
    ['Asia/Seoul', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('are known in %j: %s', (zone, isKnown) => {
    expect(isTimeZone(zone)).toBe(isKnown);
    if (!isKnown) expect(() => offsetAt(0, zone)).toThrow(RangeError);
  });
});
