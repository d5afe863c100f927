import fc from 'fast-check';
import { DRAWING_WIDTHS } from '@portal/domain/live/board-drawing';
import { MARGIN, PAGE, writingOf } from './look.ts';
import { textFrame } from './text-frame.ts';

const normal = { width: 'normal' } as const;
const { line } = writingOf(normal);

describe('where a text stands on the board', () => {
  it('is where it was put, as long as it fits there [CLS-3]', () => {
    expect(textFrame({ ...normal, points: [120, 90], text: 'y = 2x' })).toMatchObject({ x: 120, y: 90, height: line });
    expect(textFrame({ ...normal, points: [120, 90], text: '한 줄\n두 줄' }).height).toBe(2 * line);
  });

  it('moves away from the right edge rather than break short words, and falls into lines where it is long', () => {
    expect(textFrame({ ...normal, points: [1_590, 90], text: '풀었어요' })).toMatchObject({ x: 1_420, height: line });
    const long = textFrame({ ...normal, points: [1_590, 90], text: '두 직선이 만나는 곳이 답이에요'.repeat(3) });
    expect(long.width).toBe(400);
    expect(long.height).toBeGreaterThan(3 * line);
  });

  it('grows with the size of its letters, of which each is well apart from the next [CLS-3]', () => {
    const [small, middle, large] = (['thin', 'normal', 'thick'] as const).map((width) =>
      textFrame({ width, points: [120, 90], text: 'y = 2x' }),
    );
    for (const side of ['width', 'height'] as const) {
      expect(middle![side] / small![side]).toBeGreaterThanOrEqual(1.4);
      expect(large![side] / middle![side]).toBeGreaterThanOrEqual(1.4);
    }
  });

  it('is never outside the paper, whatever it says and wherever it was put [CLS-3]', () => {
    const point = fc.tuple(
      fc.double({ min: -500, max: 3_000, noNaN: true }),
      fc.double({ min: -500, max: 3_000, noNaN: true }),
    );
    const text = fc
      .array(fc.constantFrom('가', 'w', ' ', '\n', '곱하기'), { maxLength: 200 })
      .map((all) => all.join(''));
    const widths = fc.constantFrom(...DRAWING_WIDTHS);
    fc.assert(
      fc.property(point, text, widths, ([x, y], written, width) => {
        const frame = textFrame({ width, points: [x, y], text: written });
        expect(frame.x).toBeGreaterThanOrEqual(MARGIN);
        expect(frame.y).toBeGreaterThanOrEqual(MARGIN);
        expect(frame.x + frame.width).toBeLessThanOrEqual(PAGE.width - MARGIN + 0.001);
        expect(frame.y + frame.height).toBeLessThanOrEqual(PAGE.height - MARGIN + 0.001);
      }),
    );
  });
});
