import { GAP, type Shape } from './stage-layout.ts';

const gap = `${GAP}px`;
type Looks = Record<Shape, Record<string, unknown>>;

/** The stage around the large place and the tiles; on a phone that lies its parts stand in the room's own grid. */
export const STAGE = {
  desk: {
    gridArea: 'stage',
    position: 'relative',
    mx: '4',
    my: '3',
    minW: '0',
    minH: '0',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, auto) auto',
    alignContent: 'start',
    gap,
  },
  // With large text it is higher than what there is, and scrolls.
  portrait: {
    gridArea: 'stage',
    position: 'relative',
    minW: '0',
    minH: '0',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap,
  },
  landscape: { display: 'contents' },
} as const satisfies Looks;

const column = { display: 'flex', flexDirection: 'column', minW: '0', minH: '0' } as const;

export const PLACE = {
  desk: column,
  portrait: { ...column, flex: '1 0 auto', '&[data-film]': { flex: 'none' } },
  landscape: { ...column, gridArea: 'place', overflowY: 'auto', '&[data-film]': { overflowY: 'visible' } },
} as const satisfies Looks;

/** Of the large place, where a board or a file has it. */
export const LEAST_HEIGHT = {
  desk: 'min(15rem, 62vw)',
  portrait: 'min(15rem, 62vw)',
  landscape: 'min(8rem, 60vh)',
} as const satisfies Record<Shape, string>;

/** The list, and at a desk beside it the way to everybody. */
export const ROW = {
  desk: { display: 'flex', gap, justifyContent: 'center', w: 'full', mx: 'auto', minW: '0' },
  portrait: { display: 'contents' },
  landscape: { display: 'contents' },
} as const satisfies Looks;

/** A list that scrolls is no box to which the large tile is bound: that one stands in the large place. */
export const LIST = {
  desk: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '8rem',
    gap,
    minW: '0',
    overflowX: 'auto',
    '& > li': { aspectRatio: '16 / 9' },
  },
  portrait: {
    flexShrink: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap,
    px: '2',
    '& > li': { aspectRatio: '16 / 9' },
    // Where the height does not do for all, two of them are large enough to look at.
    '&:not([data-even]) > :is(li:nth-of-type(-n + 2), [data-big] ~ li:nth-of-type(3))': { gridColumn: 'span 2' },
  },
  landscape: {
    gridArea: 'people',
    minH: '0',
    alignContent: 'start',
    display: 'grid',
    gridAutoRows: 'max-content',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1.5',
    overflowY: 'auto',
    '& > li': { aspectRatio: '16 / 9' },
    // Beside a board whoever speaks is the one to look at.
    '& > li:first-of-type:not([data-big])': { gridColumn: 'span 2' },
  },
} as const satisfies Looks;
