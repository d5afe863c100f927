import { useMediaQuery } from '@portal/ui/use-media-query';
import type { Shape } from '../stage/stage-layout.ts';

/** Which of its three shapes a room has on this screen. */
export function useShape(): Shape {
  const isLow = useMediaQuery('(orientation: landscape) and (max-height: 30rem)');
  const isNarrow = useMediaQuery('(max-width: 47.99rem)');
  return isLow ? 'landscape' : isNarrow ? 'portrait' : 'desk';
}
