import type { Shape } from '../stage/stage-layout.ts';

type Looks = Record<Shape, Record<string, unknown>>;
const rail = '11.5rem';

/** Where the parts of a room stand on a screen of each shape. */
export const FRAME = {
  desk: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"head head" "notices notices" "stage side" "dock dock"',
  },
  portrait: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"head" "notices" "stage" "dock"',
  },
  landscape: {
    gridTemplateColumns: `minmax(0, 1fr) ${rail}`,
    // Large text needs more height than a phone that lies has: place and people scroll, the dock stays.
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"notices head" "place head" "place people" "place dock"',
    columnGap: '2',
    py: '1.5',
    ps: 'max(0.5rem, env(safe-area-inset-left))',
    pe: 'max(0.5rem, env(safe-area-inset-right))',
  },
} as const satisfies Looks;

// Over the stage, with the dock still in sight.
const over = {
  display: 'flex',
  flexDirection: 'column',
  minW: '0',
  minH: '0',
  gap: '2',
  zIndex: '2',
  bg: 'ink.1000',
} as const;

/** The side of the stage: what waits for an answer, and below it the open panel. */
export const SIDE = {
  desk: {
    gridArea: 'side',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    w: 'min(24.375rem, 40vw)',
    boxSizing: 'content-box',
    py: '3',
    pe: '4',
    minH: '0',
    overflowY: 'auto',
    '& > div:not(:only-child)': { flexShrink: '0', maxH: '60%', overflowY: 'auto' },
  },
  portrait: { ...over, gridArea: 'stage', p: '2' },
  // Below what is said at the top, which would cover its tabs.
  landscape: { ...over, gridArea: '2 / 1 / -1 / 2', justifySelf: 'end', w: 'min(26rem, 100%)' },
} as const satisfies Looks;
