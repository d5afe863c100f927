import { millisecondsInSecond } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { now } from '@portal/portal-core/clock';
import { useRoom } from '../session/use-room.ts';

/** Whether the host waits for her students: the lesson was to begin, and none of them is in the room. */
export function useIsWaiting(): boolean {
  const { wait, participants, lesson } = useRoom().state;
  const hasCome = useHasCome(lesson.startAt);
  return hasCome && wait !== null && !participants.some(({ role }) => role === 'STUDENT');
}

/** Whether an instant is over; the room is drawn anew then, and not every second until then. */
function useHasCome(instant: string): boolean {
  const isOver = () => now().getTime() >= Date.parse(instant);
  const [, setOver] = useState(isOver);
  useEffect(() => {
    const timer = setInterval(() => setOver(now().getTime() >= Date.parse(instant)), millisecondsInSecond);
    return () => clearInterval(timer);
  }, [instant]);
  return isOver();
}
