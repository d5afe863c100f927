import fc from 'fast-check';
import { layOutDay, type Stretch } from './lay-out-day.ts';

const stretch = (start: number, end: number): Stretch => ({ start, end });
const places = (items: readonly Stretch[], least = 0) =>
  layOutDay(items, least).map(({ column, columns, span }) => `${column}+${span}/${columns}`);

describe('blocks of one day', () => {
  it.each([
    ['alone', [stretch(600, 660)], ['0+1/1']],
    ['one after the other', [stretch(600, 660), stretch(660, 720)], ['0+1/1', '0+1/1']],
    ['at the same time', [stretch(600, 660), stretch(600, 660)], ['0+1/2', '1+1/2']],
    ['in a chain', [stretch(600, 660), stretch(630, 700), stretch(660, 720)], ['0+1/2', '1+1/2', '0+1/2']],
    [
      'with room beside the last',
      [stretch(600, 720), stretch(600, 630), stretch(610, 630), stretch(640, 700)],
      ['0+1/3', '1+1/3', '2+1/3', '1+2/3'],
    ],
  ])('%s stand side by side where they must [CAL-1]', (_name, items, expected) => {
    expect(places(items)).toEqual(expected);
  });

  it('count a short one as tall as it is drawn [CAL-1]', () => {
    expect(places([stretch(600, 605), stretch(610, 640)], 26)).toEqual(['0+1/2', '1+1/2']);
  });

  it('never lie over each other, and all are there [CAL-1]', () => {
    const day = fc.array(fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 400 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (drawn, least) => {
        const items = drawn
          .map(([start, length]) => stretch(start, Math.min(start + length, 1440)))
          .sort((a, b) => a.start - b.start || b.end - a.end);
        const placed = layOutDay(items, least);
        expect(placed.map(({ item }) => item)).toEqual(items);
        for (const [index, a] of placed.entries()) {
          expect(a.span).toBeGreaterThan(0);
          expect(a.column + a.span).toBeLessThanOrEqual(a.columns);
          for (const b of placed.slice(index + 1)) {
            const end = (item: Stretch) => Math.max(item.end, item.start + least);
            const sameTime = a.item.start < end(b.item) && b.item.start < end(a.item);
            const sameColumns = a.column < b.column + b.span && b.column < a.column + a.span;
            if (sameTime) expect(a.columns).toBe(b.columns);
            expect(sameTime && sameColumns).toBe(false);
          }
        }
      }),
    );
  });
});
