import fc from 'fast-check';
import { readDay, shapeDay, showDay } from './day-typing.ts';

describe('a typed day', () => {
  it.each([
    ['2', '2'],
    ['20', '20'],
    ['201', '20/1'],
    ['2011', '20/11'],
    ['20112026', '20/11/2026'],
    ['201120269', '20/11/2026'],
    ['3/', '3/'],
    ['3.4.2026', '3/4/2026'],
    ['250/11/2026', '25/11/2026'],
    ['2/11/2026', '2/11/2026'],
    ['20//2026', '20//2026'],
    ['20//', '20/'],
    ['20.11.2026', '20/11/2026'],
    ['20 11 2026', '20/11/2026'],
    ['2026-11-20', '20/11/2026'],
    ['2026. 11. 20.', '20/11/2026'],
    ['2026년 1월 2일', '02/01/2026'],
    ['//', ''],
    ['ㅇㄹ', ''],
    ['20/', '20/'],
  ])('makes %j into %j', (typed, shown) => {
    expect(shapeDay(typed)).toBe(shown);
  });

  it.each([
    ['20/11/2026', '2026-11-20'],
    ['29/02/2024', '2024-02-29'],
    ['3/4/2026', '2026-04-03'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['20/11', null],
    ['', null],
    // Eight digits with the year first, as many Koreans write a day.
    ['20/26/1120', '2026-11-20'],
  ])('reads %j as %j', (shown, day) => {
    expect(readDay(shown)).toBe(day);
  });

  it('comes back as it was, whatever the day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(readDay(shapeDay(showDay(day)))).toBe(day);
          expect(readDay(shapeDay(day))).toBe(day);
        },
      ),
    );
  });

  it('never shows more than digits and slashes, and shaping twice changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9/. -]{0,14}$/)), (text) => {
        const shaped = shapeDay(text);
        expect(shaped).toMatch(/^[\d/]{0,10}$/);
        expect(shapeDay(shaped)).toBe(shaped);
      }),
    );
  });
});
