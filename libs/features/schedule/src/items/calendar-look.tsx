import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { CALENDAR_SIZES } from '@portal/ui/calendar-sizes';
import { BLOCK_LOOK } from './block-look.ts';
import { GRID_LOOK } from './grid-look.ts';
import { ITEM_COLOURS } from './item-look.ts';

/** Height of an hour in the grid, in px where text is 16 px; blocks are placed by it. */
export const HOUR_HEIGHT = CALENDAR_SIZES.hour;

// One sheet with plain classes for the whole calendar: a month of a busy teacher has hundreds of parts, and a styled
// component for each of them would make a change of month several times slower.
const look: SystemStyleObject = {
  ...ITEM_COLOURS,

  // What takes the focus comes to stand above the foot of the page.
  '& a, & button': { scrollMarginBottom: '{spacing.24}' },

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

  '& .hour-grid': GRID_LOOK,
  ...BLOCK_LOOK,
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
