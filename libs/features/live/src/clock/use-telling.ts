import { useContext } from 'react';
import { type LessonWait, TELL_AGAIN_AFTER_MS } from '@portal/domain/evidence/lesson-wait';
import { mayTellFrom } from '@portal/domain/lessons/no-show';
import { now } from '@portal/portal-core/clock';
import { KeptContext } from '../session/kept.ts';
import { useRoom } from '../session/use-room.ts';

const KEPT_AS = 'toldAt';

/** From when (ms) a host may tell those who have not come that she waits; what is said of it in two places is the same. */
export function useTelling(wait: LessonWait) {
  const { startAt } = useRoom().state.lesson;
  const kept = useContext(KeptContext);
  // Kept by the room and read with every second: the button may stand in two places at once.
  const toldAt = Number(kept.get(KEPT_AS) ?? 0);
  const first = mayTellFrom({ wait, startMs: Date.parse(startAt) });
  return {
    /** Nothing while she has not told. */
    toldAt,
    /** Null while no clock runs towards it. */
    first,
    from: first && Math.max(first, toldAt + TELL_AGAIN_AFTER_MS),
    keepTold: () => void kept.set(KEPT_AS, String(now().getTime())),
  };
}
