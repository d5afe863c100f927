import { daysOf, partOf, startOf, stretchOf, timesOf } from './days.ts';

const NOW = '2026-11-18T10:42:00+09:00';
const SEOUL = 'Asia/Seoul';
const span = (startAt: string) => ({ startAt, endAt: startAt });

describe('the days on which a trial lesson can be booked [CAL-3]', () => {
  it('begin today, on the reader’s own clocks, and go on by sevens', () => {
    expect(daysOf(0, NOW, SEOUL)).toEqual([18, 19, 20, 21, 22, 23, 24].map((day) => `2026-11-${day}`));
    expect(daysOf(1, NOW, SEOUL)[0]).toBe('2026-11-25');
    expect(daysOf(0, '2026-11-18T00:30:00+09:00', 'Asia/Ho_Chi_Minh')[0]).toBe('2026-11-17');
  });

  it('are asked for from now on, later ones from their first midnight', () => {
    expect(startOf(0, daysOf(0, NOW, SEOUL), SEOUL)).toBeUndefined();
    expect(startOf(1, daysOf(1, NOW, SEOUL), SEOUL)).toBe('2026-11-24T15:00:00.000Z');
  });

  it('are found again by a moment', () => {
    expect(stretchOf('2026-11-24T23:59:00+09:00', NOW, SEOUL)).toBe(0);
    expect(stretchOf('2026-11-25T00:00:00+09:00', NOW, SEOUL)).toBe(1);
    expect(stretchOf('2027-11-17T10:00:00+09:00', NOW, SEOUL)).toBe(52);
  });

  it('hold the times that lie on them for who reads', () => {
    const times = [span('2026-11-20T00:30:00+09:00'), span('2026-11-20T20:00:00+09:00')];
    expect(timesOf('2026-11-20', times, SEOUL)).toEqual(times);
    expect(timesOf('2026-11-19', times, 'Asia/Ho_Chi_Minh')).toEqual([times[0]]);
  });

  it('have a morning, an afternoon and an evening', () => {
    const parts = ['09:00', '11:59', '12:00', '17:59', '18:00'].map((at) => partOf(`2026-11-20T${at}:00+09:00`, SEOUL));
    expect(parts).toEqual([0, 0, 1, 1, 2]);
  });
});
