import type { BoardRoom } from './use-board-room.ts';

const PAPER_LEAST = 'minmax(min(10rem, 160px), 1fr)';
/** Of the line to write in, with the gap before it. */
export const WRITE_HEIGHT = '3.875rem';

const one = 'minmax(0, 1fr)';
const under = {
  gridTemplateColumns: one,
  gridTemplateRows: `${PAPER_LEAST} auto auto`,
  gridTemplateAreas: '"paper" "write" "tools"',
};

/** Where paper, tools and the line to write in stand; none of them lies on the paper. */
export const PLACES: Readonly<Record<BoardRoom | 'STRIP', Record<string, string>>> = {
  STRIP: {
    gridTemplateColumns: `9.5rem auto ${one}`,
    gridTemplateRows: `${PAPER_LEAST} auto`,
    gridTemplateAreas: '"strip paper paper" "tools tools write"',
  },
  WIDE: {
    gridTemplateColumns: `auto ${one}`,
    gridTemplateRows: `${PAPER_LEAST} auto`,
    gridTemplateAreas: '"paper paper" "tools write"',
  },
  ROW: { ...under, gridTemplateAreas: '"paper" "tools" "write"' },
  NARROW: under,
  SHORT: under,
  LOW: {
    gridTemplateColumns: `${one} auto`,
    gridTemplateRows: `${PAPER_LEAST} auto`,
    gridTemplateAreas: '"paper tools" "write tools"',
  },
};
