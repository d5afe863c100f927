import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';

/** A load that is faster than this shows no skeleton, so that nothing flickers; in ms, as the next (design 4.0). */
const SHOWN_AFTER = 150;
/** A skeleton that has come stays at least so long. */
const KEPT_FOR = 300;

type Stage = 'early' | 'fresh' | 'settled';

/** What to draw while something loads: nothing yet (`waiting`), its skeleton (`shown`), or itself (`done`). */
export function useDelayed(isLoading: boolean): 'waiting' | 'shown' | 'done' {
  const [stage, setStage] = useState<Stage>('early');
  if (!isLoading && stage === 'settled') setStage('early');

  // The time of a skeleton runs on when the answer comes.
  const isCounting = stage === 'early' ? isLoading : stage === 'fresh';
  useEffect(() => {
    if (!isCounting) return undefined;
    const isEarly = stage === 'early';
    const timer = setTimeout(() => setStage(isEarly ? 'fresh' : 'settled'), isEarly ? SHOWN_AFTER : KEPT_FOR);
    return () => clearTimeout(timer);
  }, [isCounting, stage]);

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
