import { HOUR_HEIGHT } from './calendar-look.tsx';
import { rem } from './grid-length.ts';
import type { Placed, Stretch } from './lay-out-day.ts';

// Heights are in px where text is 16 px: letters and blocks grow together, so what fits stays the same.
/** Of the smallest block. */
const LEAST_HEIGHT = 24;
export const LINE_HEIGHT = 16;
/** Minutes that the smallest block covers. */
export const LEAST_MINUTES = (LEAST_HEIGHT / HOUR_HEIGHT) * 60;
/** Between two blocks that follow each other. */
const GAP = 2;

/** Where a block stands in its lane. */
export type Place = Omit<Placed<unknown>, 'item'>;
export const ALONE: Place = { column: 0, columns: 1, span: 1 };

export const px = (minutes: number) => (minutes * HOUR_HEIGHT) / 60;
export const heightOf = ({ start, end }: Stretch) => px(end - start) - GAP;

/** Whether what is seen of a block is too low to be pressed (WCAG 2.5.8). */
export const isScant = (seen: Stretch | undefined) => !seen || heightOf(seen) < LEAST_HEIGHT;

/** Heights from which a block has room for two, three and four lines of 16 px, and what is around them. */
const ROOM_FOR = { two: 40, three: 54, four: 76 } as const;
export type Lines = 1 | 2 | 3 | 4;

export function linesOf(height: number): Lines {
  if (height < ROOM_FOR.two) return 1;
  if (height < ROOM_FOR.three) return 2;
  return height < ROOM_FOR.four ? 3 : 4;
}

/** Its place in a grid that begins at the minute `from`; and how many lines it has room for. */
export function sizeOf(stretch: Stretch, { column, columns, span }: Place, from: number) {
  const height = Math.max(heightOf(stretch), LEAST_HEIGHT);
  const style = {
    top: rem(px(stretch.start - from) + 1),
    height: rem(height),
    left: `${(column / columns) * 100}%`,
    width: `calc(${(span / columns) * 100}% - ${rem(GAP)})`,
  };
  return { style, lines: linesOf(height), isNarrow: columns > span };
}
