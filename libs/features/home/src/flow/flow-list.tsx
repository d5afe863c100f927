import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { formatDuration } from '@portal/domain/format/date-time';
import { minuteOf } from '@portal/domain/time/day';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { LessonBlock, OwnBlock } from './flow-block.tsx';
import { DeadlineLine } from './flow-deadline.tsx';
import type { FlowEntry } from './flow-entries.ts';
import { flowWords as words } from './flow-messages.ts';
import type { FlowProps } from './flow-scale.tsx';

const LEAST_GAP = 15;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(2.875rem, auto) minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'start',
  },
});
const Time = chakra('span', { base: { textStyle: 'time', whiteSpace: 'nowrap', pt: '2' } });

/** The day as a list, where there is no room for its scale. */
export function FlowList({ entries, now, zone, secondZone }: FlowProps) {
  const minute = minuteOf(now, zone);
  const nowAt = entries.findIndex(({ from }) => from > minute);
  return (
    <chakra.ol listStyleType="none" display="grid" gap="1.5">
      {entries.map((entry, at) => (
        <Fragment key={entry.id}>
          {at === nowAt && <NowRow minute={minute} />}
          <GapRow minutes={gapBefore(entries, at)} />
          <Row>
            <Time
              color={entry.kind === 'DEADLINE' ? 'fg.error' : 'fg.muted'}
              pt={entry.kind === 'DEADLINE' ? '0' : undefined}
            >
              {timeOfMinute(entry.from)}
            </Time>
            {entry.kind === 'LESSON' ? (
              <LessonBlock entry={entry} size="list" now={now} zone={zone} secondZone={secondZone} />
            ) : entry.kind === 'DEADLINE' ? (
              <DeadlineLine entry={entry} hasTime={false} />
            ) : (
              <OwnBlock entry={entry} size="list" />
            )}
          </Row>
        </Fragment>
      ))}
      {nowAt === -1 && <NowRow minute={minute} />}
    </chakra.ol>
  );
}

const NowRow = ({ minute }: { minute: number }) => (
  <Row alignItems="center">
    <Time pt="0" color="calendar.now" fontWeight="semibold">
      <VisuallyHidden>{words.now} </VisuallyHidden>
      {timeOfMinute(minute)}
    </Time>
    <chakra.span borderTopWidth="2px" borderColor="calendar.now" />
  </Row>
);

function GapRow({ minutes }: { minutes: number }) {
  if (minutes < LEAST_GAP) return null;
  return (
    <Row aria-hidden>
      <span />
      <chakra.span
        borderInlineStartWidth="2px"
        borderStyle="dotted"
        borderColor="border.control"
        ps="3"
        textStyle="caption"
        color="fg.muted"
      >
        {formatDuration(minutes * 60_000)}
      </chakra.span>
    </Row>
  );
}

/** How long nothing takes up time before an entry; nothing before the first. */
function gapBefore(entries: readonly FlowEntry[], at: number): number {
  const before = entries.slice(0, at).filter(({ kind }) => kind !== 'DEADLINE');
  if (before.length === 0 || entries[at]!.kind === 'DEADLINE') return 0;
  return entries[at]!.from - Math.max(...before.map(({ to }) => to));
}
