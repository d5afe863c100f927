import { pointsOf, unitOf } from './span-words.ts';

const day = (day: string) => ({ from: day, to: day });

describe('the words of spans', () => {
  it('are those of days, weeks or months, as long as they are', () => {
    expect(unitOf([day('2026-11-17'), day('2026-11-18')])).toBe('day');
    expect(unitOf([{ from: '2026-11-12', to: '2026-11-18' }, day('2026-11-19')])).toBe('week');
    expect(
      unitOf([
        { from: '2026-10-20', to: '2026-10-31' },
        { from: '2026-11-01', to: '2026-11-18' },
      ]),
    ).toBe('month');
  });

  it('stand on the axis as short as there are many', () => {
    expect(pointsOf([day('2026-11-17')])).toEqual([{ key: '2026-11-17', label: '17/11' }]);
    const weeks = Array.from({ length: 7 }, (_, n) => ({ from: `2026-09-0${n + 1}`, to: `2026-09-0${n + 2}` }));
    expect(pointsOf(weeks.slice(0, 6))[0]).toMatchObject({ label: '01/09–02/09' });
    expect(pointsOf(weeks)[0]).toMatchObject({ label: '01/09', name: '01/09–02/09' });
    expect(pointsOf([{ from: '2026-11-01', to: '2026-11-30' }])).toEqual([
      { key: '2026-11-01', label: '11월', name: '2026년 11월' },
    ]);
  });
});
