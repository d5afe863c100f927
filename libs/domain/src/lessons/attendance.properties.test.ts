import fc from 'fast-check';
import { attendanceOf, LATE_AFTER_MINUTES } from './attendance.ts';

const startAt = new Date('2026-11-18T02:00:00Z');
const LENGTH = 50;
const at = (minute: number) => new Date(startAt.getTime() + minute * 60_000);
const lesson = { startAt, endAt: at(LENGTH) };

const minute = fc.integer({ min: -30, max: LENGTH + 30 });
const stay = fc.record({ from: minute, to: fc.option(minute) });
type Stay = { readonly from: number; readonly to: number | null };
const attendance = (stays: readonly Stay[]) =>
  attendanceOf(
    stays.map(({ from, to }) => ({ from: at(from), to: to === null ? null : at(to) })),
    lesson,
  );
/** The minutes of the lesson in which the student was there, counted one by one. */
const minutesThere = (stays: readonly Stay[]) =>
  Array.from({ length: LENGTH }, (_, one) => one).filter((one) =>
    stays.some(({ from, to }) => from <= one && one < (to ?? LENGTH)),
  );

describe('the attendance of a student who comes and goes as she likes [CLS-3]', () => {
  it('has as many minutes as she was there, however her stays lie', () => {
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 8 }), (stays) => {
        expect(attendance(stays).minutes).toBe(minutesThere(stays).length);
      }),
    );
  });

  it('is decided by her first minute: none is absent, the fifth or a later one is late', () => {
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 4 }), (stays) => {
        const [first] = minutesThere(stays);
        const state = first === undefined ? 'ABSENT' : first >= LATE_AFTER_MINUTES ? 'LATE' : 'PRESENT';
        expect(attendance(stays).state).toBe(state);
      }),
    );
  });

  it('is the same in whatever order her stays were written down', () => {
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 8 }), (stays) => {
        expect(attendance(stays.toReversed())).toEqual(attendance(stays));
      }),
    );
  });

  it('never excuses her: that is for the teacher to say', () => {
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 8 }), (stays) => {
        expect(attendance(stays).state).not.toBe('EXCUSED');
      }),
    );
  });

  it('counts a line that broke for less than a minute by the time that is left', () => {
    const seconds = (second: number) => new Date(startAt.getTime() + second * 1_000);
    const stays = [
      { from: startAt, to: seconds(100) },
      { from: seconds(140), to: null },
    ];
    // 40 seconds of 50 minutes are gone: 49 minutes and 20 seconds.
    expect(attendanceOf(stays, lesson).minutes).toBe(49);
  });
});
