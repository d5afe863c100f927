import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { CALENDAR_SIZES } from '@portal/ui/calendar-sizes';
import { upTo } from './grid-length.ts';
import { ITEM_COLOURS } from './item-look.ts';

/** Height of an hour in the grid, in px where text is 16 px; blocks are placed by it. */
export const HOUR_HEIGHT = CALENDAR_SIZES.hour;

/** What stays free of a lane beside its blocks, in px: a drag is reckoned with it as blocks are drawn with it. */
export const LANE_INSET = { start: 2, end: 6 } as const;

/** A title over as many whole lines as its block has room for: a line that is cut cannot be read. */
const FEW_LINES: SystemStyleObject = {
  lineClamp: 'var(--most)',
  flex: '0 1 auto',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
};

// One sheet with plain classes for the whole calendar: a month of a busy teacher has hundreds of parts, and a styled
// component for each of them would make a change of month several times slower.
const look: SystemStyleObject = {
  ...ITEM_COLOURS,

  // What takes the focus comes to stand above the foot of the page.
  '& :is(a, button)': { scrollMarginBottom: '{spacing.24}' },

  // Drawn, not read aloud: the name of its button says the same in other words.
  '& [data-words]::before': { content: 'attr(data-words)' },
  // Read aloud, not drawn: the plain twin of VisuallyHidden.
  '& .sr': {
    position: 'absolute',
    boxSize: 'px',
    m: '-px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  // Where letters are twice as large the weekday goes above its number, and neither is cut.
  '& .day-name': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '1.5',
    position: 'relative',
    whiteSpace: 'nowrap',
  },
  '& .day-name .weekday': { fontSize: 'sm', lineHeight: '{sizes.5}', color: 'fg.muted' },
  '& .day-name .date': {
    fontSize: 'lg',
    lineHeight: '{sizes.calendar.dayNumber}',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .day-name[data-tone=sunday] > *': { color: 'calendar.sunday' },
  '& .day-name[data-tone=saturday] > *': { color: 'calendar.saturday' },
  '& .day-name[data-today] .date': {
    minW: 'calendar.dayNumber',
    textAlign: 'center',
    borderRadius: 'full',
    bg: 'celadon.solid',
    color: 'celadon.contrast',
  },

  '& .holiday': {
    display: 'block',
    minW: 0,
    fontSize: 'xs',
    lineHeight: '{sizes.4}',
    fontWeight: '500',
    color: 'calendar.sunday',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .move-day': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: { base: 'touch', md: '7' },
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
  },

  '& .spine': { flex: 'none', w: 'calendar.spine', borderRadius: 'full', bg: 'var(--spine)' },
  // In a line: a dash is only proposed, an outline her own.
  '& [data-kind=proposal] > .spine': {
    bg: 'repeating-linear-gradient(var(--edge) 0 {spacing.1}, transparent {spacing.1} {spacing.1.5})',
  },
  '& [data-kind=event] > .spine': { bg: 'transparent', borderWidth: '1px', borderColor: 'var(--edge)' },
  '& .hatched': { backgroundImage: 'var(--hatch)' },

  '& .block': {
    '--most': '1',
    position: 'absolute',
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    minW: 0,
    px: '2',
    py: 'calc({spacing.1} - 1px)',
    textAlign: 'start',
    fontSize: 'xs',
    lineHeight: '{sizes.4}',
    color: 'fg.muted',
    borderRadius: 'sm',
  },
  '& :is(.block, .edged)': {
    bgColor: 'var(--ground)',
    border: '1px solid var(--edge)',
    borderInlineStart: '{sizes.calendar.spine} solid var(--spine)',
  },
  '& button.block': {
    cursor: 'pointer',
    transition: 'box-shadow 120ms',
    _hover: { boxShadow: 'inset 0 0 0 1px var(--spine)', zIndex: 3 },
    _focusVisible: { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '1px', zIndex: 4 },
  },
  '& .block.hatched': { zIndex: 0, borderColor: 'transparent' },
  '& .block[data-kind=proposal], & [data-kind=proposal] > .edged': {
    borderBlockStyle: 'dashed',
    borderInlineEndStyle: 'dashed',
  },
  '& .block[data-kind=event], & [data-kind=event] > .edged': { borderInlineStartWidth: '1px' },
  '& .block .time': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .block .title': {
    flex: 'none',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'var(--words)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .block .people': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .block[data-lines="3"]': { '--most': '2' },
  '& .block[data-lines="4"]': { '--most': '3' },
  '& .block[data-lines="1"]': { flexDirection: 'row', alignItems: 'center', gap: '1.5', py: 0 },
  '& .block[data-lines="1"] .title': { flex: '0 1 auto', minW: 0 },
  '& .block[data-narrow]': { px: '1' },
  // Where there is room for one of the two, it is the title: where a block stands says when it is.
  '& .block[data-lines="1"][data-narrow] .time': { display: 'none' },
  '& .block[data-narrow] .title': FEW_LINES,
  '& .block[data-narrow] .until, & .block[data-narrow] .people': { display: 'none' },
  '& .block[data-lines="4"]:not([data-narrow]) .title': {
    lineClamp: 2,
    whiteSpace: 'normal',
  },
  '& .line': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    w: 'full',
    minH: '6',
    px: '1',
    borderRadius: 'sm',
    textAlign: 'start',
    fontSize: 'xs',
    lineHeight: '{sizes.4.5}',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'var(--ground)' },
    '& .spine': { alignSelf: 'stretch', my: '1' },
    '& .time': {
      fontVariantNumeric: 'tabular-nums',
      display: { base: 'none', lg: 'inline' },
      // Of the two the title gives way.
      flexShrink: 0,
    },
    '& .title': {
      minW: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: '500',
      color: 'var(--words)',
    },
  },
  '& .more': {
    px: '1',
    minH: '6',
    borderRadius: 'sm',
    fontSize: 'xs',
    lineHeight: '{sizes.4.5}',
    fontWeight: '500',
    color: 'fg.link',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  // Side by side, or in the narrow lanes of a tablet: the start alone, and the title over several lines.
  [upTo(CALENDAR_SIZES.narrowLane)]: {
    '& .block': { px: '1' },
    '& .block .until, & .block .people': { display: 'none' },
    '& .block .title': FEW_LINES,
    '& .block[data-lines="1"]:not([data-narrow]) .title': { display: 'none' },
  },
  '@media (forced-colors: active)': {
    '& .block, & .edged, & .hatched': { border: '1px solid CanvasText' },
    '& .block': { borderInlineStartWidth: '4px' },
    // Colours with a meaning stay; the words beside them say the same.
    '& .spine, & .dot': { forcedColorAdjust: 'none' },
    '& .day-name[data-today] .date, & [data-today] > .date, & [data-today] .number': {
      outline: '2px solid CanvasText',
    },
  },
};

/** Gives the parts of the calendar their colours by kind (design 3.6, 4.3). */
export const CalendarLook = chakra('div', { base: look });
