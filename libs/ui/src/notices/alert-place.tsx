import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CLEAR_OF_ACTIONS, useInSight } from '../base/use-in-sight.ts';

/**
 * The place of a banner that comes up after something was done: it is read out and brought into sight, however far down
 * in a form it stands. Empty it takes no room, not even a gap.
 */
export function AlertPlace({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      ref={useInSight<HTMLDivElement>(Boolean(children))}
      role="alert"
      scrollMarginBottom={CLEAR_OF_ACTIONS}
      _empty={{ position: 'absolute' }}
    >
      {children}
    </chakra.div>
  );
}
