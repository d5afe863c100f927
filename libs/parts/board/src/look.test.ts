import { COLOURS, PAPER, strokeWidthOf } from './look.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

describe('the inks of the board', () => {
  it.each(Object.entries(COLOURS))(
    '%s can be read on the paper, also as a text: at least 4.5 to 1 [CLS-3]',
    (_, ink) => {
      expect((luminance(PAPER) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('come in three widths of which each is at least twice the one before, wider as a marker [CLS-3]', () => {
    const [thin, normal, thick] = (['thin', 'normal', 'thick'] as const).map((width) =>
      strokeWidthOf({ kind: 'pen', width }),
    );
    expect(normal! / thin!).toBeGreaterThanOrEqual(2);
    expect(thick! / normal!).toBeGreaterThanOrEqual(2);
    expect(strokeWidthOf({ kind: 'marker', width: 'thin' })).toBeGreaterThan(thick!);
  });
});
