import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { CALENDAR_SIZES } from '@portal/ui/calendar-sizes';
import { from, upTo } from './grid-length.ts';

const ONE_LINE: SystemStyleObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** A name over as many whole lines as its block has room for: a line that is cut cannot be read. */
const FEW_LINES: SystemStyleObject = {
  lineClamp: 'var(--most)',
  flex: '0 1 auto',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
};
/** Where there is little room it is the name that stays: where a block stands says when it is. */
const LESS: SystemStyleObject = {
  ps: '1',
  '&:is([data-lines="3"], [data-lines="4"]) .title': FEW_LINES,
  '& .until, & .people, & .topic, & .state .words, & .state + .when': { display: 'none' },
  '& > .mark, & .when .mark': { display: 'none' },
};

/** The blocks of the hour grid: their sheet of paper and their lines. */
export const BLOCK_LOOK: SystemStyleObject = {
  '& .block': {
    position: 'absolute',
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    minW: 0,
    ps: '1.5',
    pe: '1',
    py: 'calc({spacing.1} - 1px)',
    textAlign: 'start',
    fontSize: 'xs',
    lineHeight: '{sizes.4}',
    color: 'fg.muted',
    borderRadius: 'sm',
  },
  '& .block, & .edged': {
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
  '& .block[data-kind=proposal], & .edged[data-kind=proposal], & [data-kind=proposal] > .edged': {
    borderBlockStyle: 'dashed',
    borderInlineEndStyle: 'dashed',
  },
  '& .block[data-kind=event], & .edged[data-kind=event], & [data-kind=event] > .edged': {
    borderInlineStartWidth: '1px',
  },

  '& .block .title': { flex: 'none', fontSize: 'sm', fontWeight: '600', color: 'var(--words)', ...ONE_LINE },
  '& .trial': { color: 'celadon.fg' },
  '& .block .when, & .block .topic': { flex: 'none', ...ONE_LINE },
  '& .block .when, & .block .time': { fontVariantNumeric: 'tabular-nums' },
  '& .block .state': { flex: 'none', ...ONE_LINE },
  '& .block .mark, & .block .state': {
    '&:is([data-mark=wrapUp], [data-mark=missed])': { color: 'mustard.fg' },
    '&[data-mark=waiting] svg': { color: 'mustard.fg' },
    '&[data-mark=canceled]': { color: 'camellia.fg' },
  },
  '& .block .mark': { flex: 'none', display: 'inline-block', verticalAlign: 'text-bottom', me: '1' },
  '& .block .mark svg': { boxSize: '3.5' },

  '& .block[data-lines="3"]': { '--most': '2' },
  '& .block[data-lines="4"]': { '--most': '3' },
  '& .block[data-lines="4"]:not([data-narrow]) .title': { lineClamp: 2, whiteSpace: 'normal' },
  '& .block[data-lines="1"]': { flexDirection: 'row', alignItems: 'center', py: 0 },
  '& .block[data-lines="1"] .title': { flex: '1 1 auto', minW: 0 },
  '& .block[data-lines="1"] .time': { display: 'none' },
  // Beside another one, in half of the lane; and in the narrow lanes of a tablet.
  ...upTo(2 * CALENDAR_SIZES.narrowLane, { '& .block[data-narrow]': LESS }),
  ...upTo(CALENDAR_SIZES.narrowLane, { '& .block': LESS }),
  ...upTo(CALENDAR_SIZES.peopleLane, { '& .block .people': { display: 'none' } }),
  ...from(CALENDAR_SIZES.wideLane, {
    '& .block[data-lines="1"] .time': { display: 'inline', ms: '1', me: '0.5' },
  }),
};
