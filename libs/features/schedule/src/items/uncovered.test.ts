import { longest, uncovered } from './uncovered.ts';

const at = (start: number, end: number) => ({ start, end });

describe('What of free time is seen behind lessons', () => {
  it('is all of it when nothing stands there', () => {
    expect(uncovered(at(540, 630), [at(480, 540), at(630, 660)])).toEqual([at(540, 630)]);
  });

  it('is what lies before, between and after them', () => {
    expect(uncovered(at(540, 720), [at(500, 550), at(560, 600), at(580, 590), at(640, 660)])).toEqual([
      at(550, 560),
      at(600, 640),
      at(660, 720),
    ]);
  });

  it('is nothing when they cover it', () => {
    expect(uncovered(at(540, 630), [at(540, 600), at(600, 700)])).toEqual([]);
    expect(longest([])).toBeUndefined();
  });

  it('has its words where there is most room, and early when it is the same', () => {
    expect(longest([at(0, 10), at(20, 50), at(60, 90)])).toEqual(at(20, 50));
  });
});
