import type { Drawing } from '@portal/domain/live/board-drawing';
import { MARGIN, PAGE, type Sheet, writingOf } from './look.ts';

export interface TextFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As narrow a text may become at the right edge before it moves to the left. */
const NARROWEST = 400;
const HANGUL_FROM = 0x11_00;

// Rather too wide than too narrow: what is reckoned to fit does.
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + size * ((letter.codePointAt(0) ?? 0) >= HANGUL_FROM ? 1 : 0.62), 0);

/** Into how many lines a text of letters of a size falls that may be so wide; a word that is wider breaks. */
function linesOf(text: string, size: number, width: number): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let left = 0;
    for (const word of paragraph.split(/(?<= )/)) {
      const wide = widthOf(word, size);
      // Sums of parts are a hair off.
      if (wide <= left + 0.01) left -= wide;
      else {
        const own = Math.max(1, Math.ceil(wide / width));
        lines += own;
        left = own * width - wide;
      }
    }
  }
  return lines;
}

/** Where a text stands: where it was put, or as near to it as it stays on the paper. */
export function textFrame(
  { points, text = '', width: pen }: Pick<Drawing, 'points' | 'text' | 'width'>,
  sheet: Sheet = PAGE,
): TextFrame {
  const [putX = 0, putY = 0] = points;
  const { size, line } = writingOf({ width: pen });
  const right = sheet.width - MARGIN;
  const bottom = sheet.height - MARGIN;
  const natural = Math.max(...text.split('\n').map((one) => widthOf(one, size)), size);
  const at = (x: number) => {
    const width = Math.min(natural, right - x);
    return { x, width, height: linesOf(text, size, width) * line };
  };
  const near = at(Math.max(MARGIN, Math.min(putX, right - Math.min(natural, NARROWEST))));
  const frame = near.height > bottom - MARGIN ? at(MARGIN) : near;
  const height = Math.min(frame.height, bottom - MARGIN);
  return { ...frame, y: Math.max(MARGIN, Math.min(putY, bottom - height)), height };
}
