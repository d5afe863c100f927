import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';

interface SkeletonDelay {
  /** A load that is faster than this shows no skeleton, so that nothing flickers; in ms, as the next (design 4.0). */
  shownAfter: number;
  /** A skeleton that has come stays at least so long. */
  keptFor: number;
}

/** When skeletons come and go. A story sets both to 0: its picture of loading is the skeleton, from the start. */
export const SkeletonDelayContext = createContext<SkeletonDelay>({ shownAfter: 150, keptFor: 300 });

type Stage = 'early' | 'fresh' | 'settled';

/** What to draw while something loads: nothing yet (`waiting`), its skeleton (`shown`), or itself (`done`). */
export function useDelayed(isLoading: boolean): 'waiting' | 'shown' | 'done' {
  const { shownAfter, keptFor } = use(SkeletonDelayContext);
  const [stage, setStage] = useState<Stage>('early');
  if (!isLoading && stage === 'settled') setStage('early');

  // The time of a skeleton runs on when the answer comes.
  const isCounting = stage === 'early' ? isLoading : stage === 'fresh';
  // Stopped as the answer is drawn: a timer that ran out a moment later would put the skeleton in its place.
  useLayoutEffect(() => {
    if (!isCounting) return undefined;
    const isEarly = stage === 'early';
    const timer = setTimeout(() => setStage(isEarly ? 'fresh' : 'settled'), isEarly ? shownAfter : keptFor);
    return () => clearTimeout(timer);
  }, [isCounting, stage, shownAfter, keptFor]);

  if (shownAfter === 0 && keptFor === 0) return isLoading ? 'shown' : 'done';
  if (isLoading) return stage === 'early' ? 'waiting' : 'shown';
  return stage === 'fresh' ? 'shown' : 'done';
}

interface DelayedProps {
  loading: boolean;
  /** Keeps its place from the start, also while it cannot be seen yet. */
  skeleton: ReactNode;
  /** Drawn when the skeleton has gone. */
  children: () => ReactNode;
}

/** A skeleton that comes only when it is needed, and then long enough to be seen. */
export function Delayed({ loading, skeleton, children }: DelayedProps) {
  const wait = useDelayed(loading);
  if (wait === 'done') return children();
  return <chakra.div visibility={wait === 'waiting' ? 'hidden' : undefined}>{skeleton}</chakra.div>;
}
