import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { formatClock } from '@portal/domain/format/clock';
import { Meter } from '@portal/ui/meter';
import { noShow } from '../messages.ts';

interface Props {
  /** Milliseconds since the lesson was to begin. */
  waited: number;
  /** After which it may be declared that nobody came. */
  length: number;
}

/** How long she has waited, to the second; read aloud by the minute only. */
export function WaitingClock({ waited, length }: Props) {
  const minutes = Math.floor(waited / millisecondsInMinute);
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p
        role="timer"
        aria-label={noShow.waitedFor(minutes)}
        textStyle="display"
        fontVariantNumeric="tabular-nums"
      >
        {formatClock(waited)}
      </chakra.p>
      <Meter label={noShow.waited} value={(waited / length) * 100} text={noShow.of(minutes)} />
    </chakra.div>
  );
}
