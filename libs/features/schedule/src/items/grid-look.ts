import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { LANE_INSET } from './grid-length.ts';

/** The hour grid inside a CalendarLook: its heads, its hours, its lanes with their lines, and its folded hours. */
export const GRID_LOOK: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  '& .heads, & .lanes': { display: 'grid', gridTemplateColumns: `var(--gutter) repeat(var(--days), minmax(0, 1fr))` },
  // The page scrolls, so the heads stay below the header of the portal.
  '& .heads': {
    position: 'sticky',
    top: '{sizes.header}',
    zIndex: 6,
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderTopRadius: 'lg.inner',
  },
  '& .cities': {
    display: 'flex',
    alignItems: 'end',
    py: '1.5',
    textStyle: 'caption',
    color: 'fg.muted',
    '& span': { flex: 1, minW: 0, pe: '2', textAlign: 'end', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .head-line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
  },
  '& .hour.second': { insetEnd: 'calc({sizes.calendar.gutter} + {spacing.2})', display: 'grid', justifyItems: 'end' },
  '& .hour.second .reading': { display: 'grid', justifyItems: 'end', lineHeight: '{sizes.3.5}' },
  '& .hour.second .from': { fontSize: '2xs', lineHeight: '{sizes.3}', whiteSpace: 'nowrap' },
  '& .head': { py: '1.5', px: '2', minW: 0 },
  // Kept for what is due, so that nothing moves when it arrives.
  '& .tasks': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minH: '8',
    pb: '1.5',
  },
  '& .tasks > *': { minW: 0, px: '1.5' },
  '& .tasks > .row-name': { textStyle: 'caption', color: 'fg.muted', textAlign: 'end' },
  '& .folded': {
    position: 'absolute',
    insetX: 0,
    zIndex: 3,
    display: 'grid',
    gridTemplateColumns: 'var(--gutter) repeat(var(--days), minmax(0, 1fr))',
    cursor: 'pointer',
    bg: 'bg.muted',
    borderColor: 'border',
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    '&[data-end=start]': { top: 0, borderBottomWidth: '1px' },
    '&[data-end=end]': { bottom: 0, borderTopWidth: '1px' },
    '& > *': { alignSelf: 'stretch', minW: 0 },
    '& > :first-of-type': { alignSelf: 'center', pe: '2', textAlign: 'end', whiteSpace: 'nowrap' },
    '& .hatched': { m: '1' },
  },
  '& .lanes': {
    position: 'relative',
    overflow: 'clip',
    borderBottomRadius: 'lg.inner',
    // A finger scrolls and zooms at once; only a long press writes.
    touchAction: 'manipulation',
    WebkitTouchCallout: 'none',
    userSelect: 'none',
  },
  '& .lanes[data-editable] .lane': { cursor: 'copy' },
  '& .edge': { position: 'absolute', insetInline: 0, bottom: 0, h: 'calendar.grip', cursor: 'ns-resize' },
  '& .hours': { position: 'relative' },
  '& .hour': {
    position: 'absolute',
    insetEnd: '2',
    transform: 'translateY({sizes.0.5})',
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  // Whole hours in full, half hours fainter.
  '& .lane': {
    '--line': '{colors.calendar.grid}',
    position: 'relative',
    borderInlineStartWidth: '1px',
    borderColor: 'calendar.grid',
    backgroundImage:
      'linear-gradient(var(--line) 1px, transparent 1px), linear-gradient(color-mix(in srgb, var(--line) 55%, transparent) 1px, transparent 1px)',
    backgroundSize: '100% {sizes.calendar.hour}, 100% calc({sizes.calendar.hour} / 2)',
    // Where hours are folded the first line stands lower.
    backgroundPosition: '0 calc(var(--first-hour) - 1px)',
  },
  '& .lane[data-today]': { '--line': '{colors.celadon.muted}', bgColor: 'calendar.today' },
  // Room for two clocks and seven lanes of the least width; where letters are too large for that, the week scrolls sideways.
  '@container (max-width: 38rem)': {
    overflowX: 'auto',
    '& .heads, & .lanes': { minW: 'calc(var(--gutter) + var(--days) * {sizes.calendar.lane})' },
    // What scrolls sideways holds nothing below the header of the portal.
    '& .heads': { position: 'static' },
  },
  '& .blocks': {
    containerType: 'inline-size',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `${LANE_INSET.start}px`,
    insetInlineEnd: `${LANE_INSET.end}px`,
  },
};
