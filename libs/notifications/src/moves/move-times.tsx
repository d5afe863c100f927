import { chakra } from '@chakra-ui/react/styled-system';
import { RANGE_SIGN } from '@portal/domain/format/range';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { DateText } from '@portal/ui/date-text';
import { moveMessages as messages } from './move-messages.ts';

function Span({ from, to }: { from: string; to: string }) {
  return (
    <>
      <DateText instant={from} show="weekday" /> <DateText instant={from} show="time" />
      {RANGE_SIGN}
      <DateText instant={to} show="time" />
    </>
  );
}

const Term = chakra('dt', { base: { color: 'fg.muted' } });

// With large text on a phone the names stand over the times.
const BELOW = {
  '@container (max-width: 11rem)': { gridTemplateColumns: 'minmax(0, 1fr)', '& time': { whiteSpace: 'normal' } },
};

/** From when to when a lesson would move, and why. */
export function MoveTimes({ move }: { move: LessonMove }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="0.5" css={BELOW}>
      <Term>{messages.before}</Term>
      <chakra.dd color="fg.muted" textDecoration={move.status === 'ACCEPTED' ? 'line-through' : undefined}>
        <Span from={move.oldStartAt} to={move.oldEndAt} />
      </chakra.dd>
      <Term>{messages.after}</Term>
      <chakra.dd fontWeight="semibold">
        <Span from={move.newStartAt} to={move.newEndAt} />
      </chakra.dd>
      {move.reason !== '' && (
        <>
          <Term>{messages.reason}</Term>
          <chakra.dd dir="auto" overflowWrap="anywhere">
            {move.reason}
          </chakra.dd>
        </>
      )}
    </chakra.dl>
  );
}
