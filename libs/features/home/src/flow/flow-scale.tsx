import { chakra } from '@chakra-ui/react/styled-system';
import { formatDuration } from '@portal/domain/format/date-time';
import { minuteOf } from '@portal/domain/time/day';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { LessonBlock, OwnBlock } from './flow-block.tsx';
import { DeadlineLine } from './flow-deadline.tsx';
import type { FlowEntry } from './flow-entries.ts';
import { flowLayoutOf, type Gap, type Placed } from './flow-layout.ts';
import { flowWords as words } from './flow-messages.ts';

export interface FlowProps {
  /** At least one. */
  entries: readonly FlowEntry[];
  now: Date;
  zone: string;
  secondZone: string | null;
}

/** Lengths of the layout in rem, so that the day grows with the reader's text. */
const rem = (length: number) => `${length / 16}rem`;
/** A line of the hours that is so near to the present leaves its label to it. */
const LABEL_MINUTES = 20;
/** A longer gap says what it is, not only how long. */
const LONG_GAP = 60;
const TWO_LINES = 42;

const Hour = chakra('div', {
  base: { position: 'absolute', insetInline: '0', h: '0', display: 'flex', alignItems: 'center' },
});
const HourLabel = chakra('span', { base: { w: '3.5rem', flexShrink: '0', textStyle: 'time', whiteSpace: 'nowrap' } });

/** The day in its true scale, from its first hour to its last. */
export function FlowScale({ entries, now, zone, secondZone }: FlowProps) {
  const minute = minuteOf(now, zone);
  const { placed, gaps, hours, nowTop, height } = flowLayoutOf(entries, minute);
  const isFree = (from: number) =>
    (nowTop === null || Math.abs(minute - from) > 24) &&
    entries.every((entry) => entry.kind !== 'DEADLINE' || Math.abs(entry.from - from) > 24);
  return (
    <chakra.div position="relative" my="2.5" style={{ height: rem(height) }}>
      <div aria-hidden>
        {hours.map(({ minute: at, top }) => (
          <Hour key={at} style={{ top: rem(top) }}>
            <HourLabel
              color="fg.muted"
              visibility={nowTop !== null && Math.abs(at - minute) < LABEL_MINUTES ? 'hidden' : undefined}
            >
              {timeOfMinute(at)}
            </HourLabel>
            <chakra.span flex="1" borderTopWidth="1px" borderColor="border.muted" />
          </Hour>
        ))}
        {gaps.map((gap) => (
          <GapLine key={gap.from} gap={gap} hasLabel={isFree(gap.from)} />
        ))}
        {nowTop !== null && (
          <Hour style={{ top: rem(nowTop) }}>
            <HourLabel>
              <chakra.span px="1.5" py="0.5" borderRadius="l1" bg="badge.unread" color="badge.contrast">
                {timeOfMinute(minute)}
              </chakra.span>
            </HourLabel>
            <chakra.span flex="1" borderTopWidth="2px" borderColor="calendar.now" />
          </Hour>
        )}
      </div>
      <chakra.ol listStyleType="none" position="absolute" insetInlineStart="3.5rem" insetInlineEnd="0" insetBlock="0">
        {placed.map((box) => (
          <li
            key={box.entry.id}
            style={{
              position: 'absolute',
              top: rem(box.top),
              height: rem(box.height),
              insetInlineStart: `${(box.lane / box.lanes) * 100}%`,
              width: `calc(${100 / box.lanes}% - ${box.lane + 1 < box.lanes ? '0.25rem' : '0rem'})`,
            }}
          >
            <PlacedEntry {...box} now={now} zone={zone} secondZone={secondZone} />
          </li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

function PlacedEntry({ entry, height, lanes, ...rest }: Placed & Omit<FlowProps, 'entries'>) {
  const size = height < TWO_LINES ? 'line' : 'full';
  switch (entry.kind) {
    case 'LESSON':
      return <LessonBlock entry={entry} size={size} hasEnd={lanes === 1} {...rest} />;
    case 'DEADLINE':
      return <DeadlineLine entry={entry} hasTime />;
    default:
      return <OwnBlock entry={entry} size={size} />;
  }
}

function GapLine({ gap: { from, to, top, height }, hasLabel }: { gap: Gap; hasLabel: boolean }) {
  const length = formatDuration((to - from) * 60_000);
  return (
    <chakra.div
      position="absolute"
      insetInlineStart="3.5rem"
      borderInlineStartWidth="2px"
      borderStyle="dotted"
      borderColor="border.control"
      ps="3"
      textStyle="caption"
      color="fg.muted"
      style={{ top: rem(top + 2), height: rem(height - 6) }}
    >
      {hasLabel && (to - from > LONG_GAP ? words.gap(length) : length)}
    </chakra.div>
  );
}
