import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { formatClock } from '@portal/domain/format/clock';
import { countdown } from '@portal/lesson/countdown';
import { nextLessonMessages } from '@portal/lesson/next-lesson-messages';
import { spokenMinutes } from '@portal/lesson/spoken-minutes';
import { useNow } from '@portal/portal-core/clock';
import { LeadFigure } from '@portal/ui/lead-figure';
import { hold } from '../messages.ts';
import { HoldLines } from './hold-words.tsx';

interface Props {
  startAt: string;
  /** What stands over the figure where it is more than what it counts. */
  label?: string;
  /** The way in stands open. */
  isOpen?: boolean;
  lines: readonly string[];
}

/** How long until a lesson starts, to the second when it is near; from then on, by how much it is late. */
export function Countdown({ startAt, label = hold.toStart, isOpen = false, lines }: Props) {
  const left = Date.parse(startAt) - useNow(millisecondsInSecond).getTime();
  const isTime = left <= 0;
  const minutes = spokenMinutes(left);
  return (
    <div>
      <LeadFigure
        name={isTime ? hold.lateBy : hold.toStart}
        value={isTime ? `+${formatClock(-left)}` : countdown(left)}
        spoken={minutes === null ? null : nextLessonMessages.spoken(minutes)}
        label={
          <chakra.span display="inline-flex" alignItems="center" gap="2" color={isOpen ? 'fg' : undefined}>
            {isOpen && <chakra.span aria-hidden boxSize="2" borderRadius="full" bg="badge.unread" />}
            {isTime ? hold.now : label}
          </chakra.span>
        }
      />
      <HoldLines lines={lines} />
    </div>
  );
}
