import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Clock, ClockAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDateTime, speakDateTime } from '@portal/domain/format/date-time';
import { type InstantLike } from '@portal/domain/time/day';
import { Icon } from '../base/icon.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useZone } from '../dates/zone.ts';
import { dueWords } from './due-words.ts';

const TICK_MS = millisecondsInMinute;
const COLOURS = { ample: 'fg.muted', soon: 'fg.warning', over: 'fg.error' } as const;

interface DueClockProps {
  dueAt: InstantLike;
  /** IANA name; the zone of the place where it stands unless named. */
  zone?: string;
  /** The page's own clock, where it has one; without it this one ticks by itself. */
  now?: InstantLike;
}

/** How long until something is due, renewed every minute; the moment itself is in the tooltip and for the ear. */
export function DueClock({ dueAt, zone: given, now }: DueClockProps) {
  const here = useZone();
  const zone = given ?? here;
  const ticked = useTick(now === undefined);
  const { text, state } = dueWords(dueAt, now ?? ticked, zone);
  return (
    <chakra.time
      dateTime={new Date(dueAt).toISOString()}
      title={formatDateTime(dueAt, zone)}
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="label"
      color={COLOURS[state]}
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      <Icon as={state === 'ample' ? Clock : ClockAlert} size={16} />
      {text}
      <VisuallyHidden>({speakDateTime(dueAt, zone)})</VisuallyHidden>
    </chakra.time>
  );
}

function useTick(isOn: boolean): number {
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return undefined;
    const tick = () => setAt(Date.now());
    const timer = setInterval(tick, TICK_MS);
    // Timers of a hidden tab are late or stopped.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isOn]);
  return at;
}
