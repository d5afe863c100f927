import { chakra } from '@chakra-ui/react/styled-system';
import { useGetBookingRulesQuery } from '@portal/api/schedule/booking-rules.api';
import { formatDuration } from '@portal/domain/format/date-time';
import { cityOf } from '@portal/domain/format/zone-city';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';
import { moveMessages as messages } from './move-messages.ts';

const Box = chakra('div', { base: { minW: '0', px: '4', py: '3', borderRadius: 'l3', borderWidth: '1px' } });

interface TimeProps {
  label: string;
  from: string;
  to: string;
  isOver: boolean;
}

function Time({ label, from, to, isOver }: TimeProps) {
  const zone = useTeacherZone();
  const second = useGetBookingRulesQuery().data?.secondTimeZone;
  return (
    <>
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textDecoration={isOver ? 'line-through' : undefined}>
        <chakra.span display="block" textStyle="title.lg">
          <DateText instant={from} show="time" />
        </chakra.span>
        <chakra.span display="block" textStyle="body.sm" color="fg.muted">
          <DateText instant={from} show="weekday" /> · {formatDuration(Date.parse(to) - Date.parse(from))}
        </chakra.span>
        {second && second !== zone && (
          <chakra.span display="block" textStyle="body.sm" color="fg.muted">
            {cityOf(second)} <DateText instant={from} show="weekdayTime" zone={second} />
          </chakra.span>
        )}
      </chakra.dd>
    </>
  );
}

// Below that the two stand under one another.
const NARROW = '@container (max-width: 26rem)';

// A list of terms takes no child between them.
const ARROW = {
  position: 'relative',
  _before: {
    content: '"→" / ""',
    position: 'absolute',
    insetStart: '-2.5rem',
    w: '2.5rem',
    top: '50%',
    translate: '0 -50%',
    textAlign: 'center',
    color: 'fg.muted',
    [NARROW]: { display: 'none' },
  },
} as const;

/** From when to when a lesson would move, as two moments side by side, on the clocks of both zones, and why. */
export function MoveCompare({ move }: { move: LessonMove }) {
  return (
    <>
      <chakra.dl
        display="grid"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        columnGap="10"
        rowGap="2"
        css={{ [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', '& time': { whiteSpace: 'normal' } } }}
      >
        <Box bg="bg.muted" borderColor="transparent" color="fg.muted">
          <Time label={messages.before} from={move.oldStartAt} to={move.oldEndAt} isOver={move.status === 'ACCEPTED'} />
        </Box>
        <Box bg="bg.panel" borderStyle="dashed" borderColor="border.warning" css={ARROW}>
          <Time label={messages.after} from={move.newStartAt} to={move.newEndAt} isOver={move.status === 'DECLINED'} />
        </Box>
      </chakra.dl>
      {move.reason !== '' && (
        <chakra.p
          mt="4"
          ps="4"
          borderInlineStartWidth="3px"
          borderColor="border.emphasized"
          overflowWrap="anywhere"
          dir="auto"
        >
          {move.reason}
        </chakra.p>
      )}
    </>
  );
}
