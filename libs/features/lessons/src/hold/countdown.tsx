import { millisecondsInSecond } from 'date-fns/constants';
import { formatClock } from '@portal/domain/format/clock';
import { formatDuration } from '@portal/domain/format/date-time';
import { useNow } from '@portal/portal-core/clock';
import { hold } from '../messages.ts';
import { HoldWords } from './hold-words.tsx';

/** How long until a lesson starts: to the second for the eye, in words by the minute; from then on that it is time. */
export function Countdown({ startAt, lines }: { startAt: string; lines: readonly string[] }) {
  const left = Date.parse(startAt) - useNow(millisecondsInSecond).getTime();
  if (left <= 0) return <HoldWords title={hold.now} lines={lines} />;
  return (
    <HoldWords
      title={hold.startsIn(formatDuration(left))}
      lines={lines}
      figure={{ label: hold.toStart, value: formatClock(left) }}
    />
  );
}
