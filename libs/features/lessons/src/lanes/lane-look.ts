import { chakra } from '@chakra-ui/react/styled-system';
import type { Span } from '@portal/domain/evidence/presence';
import { percentOf } from './lane-axis.ts';

/** Where name, time and minutes have a column each. */
export const WIDE = '@container (min-width: 48rem)';

/** Is there only where there is much room, or only where there is little. */
export const onlyWide = { '@container (max-width: 47.99rem)': { display: 'none' } } as const;
export const onlyNarrow = { [WIDE]: { display: 'none' } } as const;

/** What lanes are measured by. */
export const Chart = chakra('div', { base: { containerType: 'inline-size', minW: '0' } });

/** A line of the chart: who, when, how long. Where there is little room the time has a line of its own. */
export const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"who sum" "time time"',
  columnGap: '3',
  rowGap: '2',
  alignItems: 'center',
  '& > [data-who]': { gridArea: 'who', minW: '0' },
  '& > [data-time]': { gridArea: 'time', minW: '0', alignSelf: 'stretch' },
  '& > [data-sum]': { gridArea: 'sum', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  [WIDE]: {
    gridTemplateColumns: '12.75rem minmax(0, 1fr) 4.75rem',
    gridTemplateAreas: '"who time sum"',
    columnGap: '4',
  },
} as const;

/** The line of a person. */
export const ROW = {
  ...LINE,
  py: '3',
  borderTopWidth: '1px',
  [WIDE]: { ...LINE[WIDE], py: '0', minH: '3.75rem', '& > [data-who], & > [data-sum]': { py: '2' } },
} as const;

/** The time of one line, with the time of the lesson behind it. */
export const Time = chakra('div', {
  base: { position: 'relative', display: 'grid', alignContent: 'center', gap: '1', [WIDE]: { py: '2.5' } },
});

/** What lies on a time, from one instant to another. */
export const OnTime = chakra('span', { base: { position: 'absolute', insetBlock: '0', borderRadius: 'l1' } });
export function placeOn(axis: Span, { from, to }: Span) {
  const start = percentOf(from, axis);
  return { insetInlineStart: `${start}%`, width: `${percentOf(to, axis) - start}%` };
}

const PHONE_BAR = '1.125rem';
/** The whole axis behind a bar, where it has a line of its own. */
export const Ground = chakra('span', {
  base: {
    position: 'absolute',
    insetX: '0',
    top: '0',
    h: PHONE_BAR,
    bg: 'bg.muted',
    borderRadius: 'l1',
    ...onlyNarrow,
  },
});
/** The lesson behind a bar: as high as this, and from line to line where there is room. */
export const Field = chakra(OnTime, {
  base: {
    insetBlock: 'auto',
    top: '0',
    h: PHONE_BAR,
    borderRadius: '0',
    bg: 'celadon.subtle',
    [WIDE]: { h: 'full' },
    _highContrast: { borderInlineWidth: '1px' },
  },
});
/** Until when is known what happened, while a lesson runs. */
export const NowLine = chakra(OnTime, {
  base: { insetBlock: '-1', w: '2px', bg: 'calendar.now', _highContrast: { borderInlineStartWidth: '2px' } },
});

export const Bar = chakra('div', { base: { position: 'relative', h: PHONE_BAR, [WIDE]: { h: '0.875rem' } } });

const hatch = (colour: string, gap = 6) =>
  `repeating-linear-gradient(135deg, {colors.${colour}} 0 1.5px, transparent 1.5px ${gap}px)`;
const HIGH_CONTRAST = { borderWidth: '1px', forcedColorAdjust: 'auto' } as const;

/** A stretch in the room or at its door, by who she is; each differs by its pattern too. */
export const Piece = chakra(OnTime, {
  base: {
    minW: '3px',
    _highContrast: HIGH_CONTRAST,
    '&[data-cut]': { borderInlineEnd: '3px dashed {colors.camellia.solid}', borderEndRadius: '0' },
  },
  variants: {
    look: {
      HOST: { bg: 'celadon.fg' },
      STUDENT: { bg: 'viz.1' },
      GUARDIAN: { bg: 'bg.panel', borderWidth: '2px', borderColor: 'celadon.solid' },
      DOOR: {
        backgroundImage: hatch('celadon.solid'),
        borderWidth: '1px',
        borderStyle: 'dashed',
        borderColor: 'celadon.solid',
      },
      ABSENT: {
        bg: 'camellia.subtle',
        backgroundImage: hatch('camellia.border'),
        borderWidth: '1px',
        borderStyle: 'dashed',
        borderColor: 'camellia.solid',
      },
      /** The room has not seen her, and nobody says that she was not there. */
      UNSEEN: {
        backgroundImage: hatch('border.control', 8),
        borderWidth: '1px',
        borderStyle: 'dashed',
        borderColor: 'border.control',
      },
    },
  },
});

/** A moment at which a line became weak. */
export const WeakMoment = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '-2px',
    w: '3px',
    ms: '-1.5px',
    bg: 'mustard.solid',
    outline: '1px solid {colors.bg.panel}',
    _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' },
  },
});
