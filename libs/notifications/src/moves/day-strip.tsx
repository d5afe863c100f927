import { chakra } from '@chakra-ui/react/styled-system';
import { formatTimeRange } from '@portal/domain/format/range';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { CLASS_TINTS, classTint } from '@portal/ui/class-tints';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { moveMessages as messages } from './move-messages.ts';
import type { Strip, StripPart } from './strip-parts.ts';

const HOUR = 60;
const TICKS = 4;
const hatch = (lean: string, colour: string) =>
  `repeating-linear-gradient(${lean}, transparent 0 6px, {colors.${colour}} 6px 7px)`;

const Hours = chakra('ul', {
  base: {
    position: 'relative',
    h: '11',
    listStyleType: 'none',
    m: '0',
    p: '0',
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.panel',
    '& > li': {
      position: 'absolute',
      insetBlock: '1',
      ps: '1.5',
      overflow: 'hidden',
      borderRadius: 'sm',
      borderInlineStart: '3px solid {colors.border.control}',
      textStyle: 'caption',
      fontWeight: 'semibold',
      lineHeight: '{sizes.9}',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      containerType: 'inline-size',
      // A letter and a half tells nothing.
      '& > [aria-hidden]': { '@container (max-width: 2.25rem)': { display: 'none' } },
      _highContrast: { border: '1px solid CanvasText' },
    },
    '& > [data-kind=FREE], & > [data-kind=OFF]': { insetBlock: '0', borderRadius: '0', border: 'none', ps: '0' },
    '& > [data-kind=FREE]': { bgImage: hatch('135deg', 'celadon.border') },
    '& > [data-kind=OFF]': { bgImage: hatch('45deg', 'border.emphasized') },
    '& > [data-kind=EVENT], & > [data-kind=BUSY]': {
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
    },
    ...Object.fromEntries(
      CLASS_TINTS.map((tint) => [
        `& > [data-tint=${tint}]`,
        { bg: `${tint}.muted`, borderInlineStartColor: `${tint}.solid` },
      ]),
    ),
    '& > [data-kind=WAITING], & > [data-kind=WANTED]': {
      bg: 'bg.panel',
      border: '1px dashed {colors.border.warning}',
    },
    // What it is about stays in sight above what stands there.
    '& > [data-kind=WANTED]': { zIndex: '1', borderWidth: '2px', bg: 'mustard.subtle', color: 'mustard.fg' },
  },
});

/** The hours of a day and what stands in them; a reader that hears gets them as a list in order of time. */
export function DayStrip({ from, to, parts }: Strip) {
  const percent = (minutes: number) => `${(minutes / (to - from)) * 100}%`;
  const step = Math.ceil((to - from) / HOUR / TICKS) * HOUR;
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
  return (
    <div>
      <Hours>
        {parts.map((part) => (
          <li
            key={part.key}
            data-kind={part.kind}
            data-tint={part.classNo === undefined ? undefined : classTint(part.classNo)}
            style={{ left: percent(part.start - from), width: percent(part.end - part.start) }}
            title={part.name || undefined}
          >
            <VisuallyHidden>{wordsOf(part)}</VisuallyHidden>
            {part.kind !== 'OFF' && <span aria-hidden>{part.name}</span>}
          </li>
        ))}
      </Hours>
      <chakra.div aria-hidden position="relative" h="1.25rem" textStyle="caption" color="fg.muted">
        {ticks.map((minute) => (
          <chakra.span
            key={minute}
            position="absolute"
            translate={minute === from ? undefined : minute === to ? '-100% 0' : '-50% 0'}
            style={{ left: percent(minute - from) }}
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
            // Large text on a phone leaves room for the ends alone.
            css={{ '@container (max-width: 17rem)': { '&:not(:first-of-type, :last-of-type)': { display: 'none' } } }}
          >
            {timeOfMinute(minute)}
          </chakra.span>
        ))}
      </chakra.div>
    </div>
  );
}

const wordsOf = ({ kind, name, start, end }: StripPart) =>
  // Its name is its start, which is said as a time.
  messages.strip(kind, kind === 'WANTED' ? '' : name, formatTimeRange(timeOfMinute(start), timeOfMinute(end)));
