import { attendanceOf } from './attendance.ts';

const startAt = new Date('2026-11-18T02:00:00Z');
const endAt = new Date('2026-11-18T03:00:00Z');
const minute = (minutes: number) => new Date(startAt.getTime() + minutes * 60_000);
const of = (...stays: [number, number | null][]) =>
  attendanceOf(
    stays.map(([from, to]) => ({ from: minute(from), to: to === null ? null : minute(to) })),
    { startAt, endAt },
  );

describe('what the room says about a student [CLS-3]', () => {
  it('is present from before the start to after the end, with the minutes of the lesson', () => {
    expect(of([-5, 70])).toEqual({ state: 'PRESENT', minutes: 60 });
  });

  it('is late from the fifth minute on', () => {
    expect(of([4.9, null]).state).toBe('PRESENT');
    expect(of([5, null])).toEqual({ state: 'LATE', minutes: 55 });
  });

  it('counts a minute once, however many stays there are', () => {
    expect(of([0, 20], [10, 30], [40, 50])).toEqual({ state: 'PRESENT', minutes: 40 });
  });

  it('was there for a minute who was there at all', () => {
    expect(of([0, 0.2])).toEqual({ state: 'PRESENT', minutes: 1 });
  });

  it('is absent who only looked in before or after', () => {
    expect(of()).toEqual({ state: 'ABSENT', minutes: 0 });
    expect(of([-10, 0], [60, 70])).toEqual({ state: 'ABSENT', minutes: 0 });
  });
});
