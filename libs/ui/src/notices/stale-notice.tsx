import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../actions/button.tsx';
import { MESSAGES } from '../messages.ts';
import { Banner } from './banner.tsx';

interface StaleNoticeProps {
  /** What the last try brought; null draws nothing, into a place that is there before its text. */
  problem: { readonly message: string } | null;
  onRetry: () => void;
  retrying: boolean;
}

/** Over what is still shown from before when it could not be loaded anew. */
export function StaleNotice({ problem, onRetry, retrying }: StaleNoticeProps) {
  return (
    // Empty it takes no room, not even a gap.
    <chakra.div role="status" _empty={{ position: 'absolute' }}>
      {problem && (
        <Banner
          tone="warning"
          title={MESSAGES.stale}
          action={
            <Button variant="outline" loading={retrying} onClick={onRetry}>
              {MESSAGES.retry}
            </Button>
          }
        >
          {problem.message}
        </Banner>
      )}
    </chakra.div>
  );
}
