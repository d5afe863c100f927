import fc from 'fast-check';
import { PAGE, WRITING } from './look.ts';
import { textFrame } from './text-frame.ts';

describe('where a text stands on the board', () => {
  it('is where it was put, as long as it fits there [CLS-3]', () => {
    expect(textFrame({ points: [120, 90], text: 'y = 2x' })).toMatchObject({ x: 120, y: 90, height: WRITING.line });
    expect(textFrame({ points: [120, 90], text: '한 줄\n두 줄' }).height).toBe(2 * WRITING.line);
  });

  it('moves away from the right edge rather than break short words, and falls into lines where it is long', () => {
    expect(textFrame({ points: [1_590, 90], text: '풀었어요' })).toMatchObject({ x: 1_420, height: WRITING.line });
    const long = textFrame({ points: [1_590, 90], text: '두 직선이 만나는 곳이 답이에요'.repeat(3) });
    expect(long.width).toBe(400);
    expect(long.height).toBeGreaterThan(3 * WRITING.line);
  });

  it('is never outside the paper, whatever it says and wherever it was put [CLS-3]', () => {
    const point = fc.tuple(
      fc.double({ min: -500, max: 3_000, noNaN: true }),
      fc.double({ min: -500, max: 3_000, noNaN: true }),
    );
    const text = fc
      .array(fc.constantFrom('가', 'w', ' ', '\n', '곱하기'), { maxLength: 200 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(point, text, ([x, y], written) => {
        const frame = textFrame({ points: [x, y], text: written });
        expect(frame.x).toBeGreaterThanOrEqual(WRITING.margin);
        expect(frame.y).toBeGreaterThanOrEqual(WRITING.margin);
        expect(frame.x + frame.width).toBeLessThanOrEqual(PAGE.width - WRITING.margin + 0.001);
        expect(frame.y + frame.height).toBeLessThanOrEqual(PAGE.height - WRITING.margin + 0.001);
      }),
    );
  });
});
