import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import type { FamilyMove } from '@portal/domain/families/family-door';
import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { dayOf } from '@portal/domain/time/day';
import { Icon } from '@portal/ui/icon';
import { useReader } from '../reading/reader-context.ts';

type Times = Pick<FamilyMove, 'oldStartAt' | 'oldEndAt' | 'newStartAt' | 'newEndAt'>;

interface TimeSwapProps {
  move: Times;
  /** What the new time is called: 제안 */
  proposed: string;
}

/** The time that stands and the one in its place. */
export function TimeSwap({ move, proposed }: TimeSwapProps) {
  const { words } = useReader();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <TimeBox label={words.moves.old} startAt={move.oldStartAt} endAt={move.oldEndAt} />
      <chakra.span color="fg.muted">
        <Icon as={ArrowRight} size={20} />
      </chakra.span>
      <TimeBox label={proposed} startAt={move.newStartAt} endAt={move.newEndAt} isNew />
    </chakra.div>
  );
}

interface TimeBoxProps {
  label: string;
  startAt: string;
  endAt: string;
  isNew?: boolean;
}

function TimeBox({ label, startAt, endAt, isNew = false }: TimeBoxProps) {
  const { time, zone, theirs } = useReader();
  const hours = formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone));
  const elsewhere = theirs(startAt);
  return (
    <chakra.div
      flex="1 1 8.5rem"
      minW="0"
      alignSelf="stretch"
      p="3"
      borderWidth={isNew ? '2px' : '1px'}
      borderColor={isNew ? 'celadon.solid' : 'border'}
      borderRadius="l2"
      bg={isNew ? 'celadon.subtle' : undefined}
    >
      <chakra.p textStyle="caption" color="fg.muted">
        {label}
      </chakra.p>
      <chakra.time
        dateTime={startAt}
        display="block"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={isNew ? undefined : 'fg.muted'}
        textDecoration={isNew ? undefined : 'line-through'}
      >
        {time.shortDay(dayOf(startAt, zone))}
        <br />
        {hours}
      </chakra.time>
      {elsewhere && (
        <chakra.p mt="1" textStyle="caption" color="fg.muted">
          {elsewhere}
        </chakra.p>
      )}
    </chakra.div>
  );
}
