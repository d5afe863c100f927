import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../actions/button.tsx';
import { useUiWords } from '../ui-language.tsx';
import { Banner } from './banner.tsx';

interface StaleNoticeProps {
  /** What the last try brought; null draws nothing, into a place that is there before its text. */
  problem: { readonly message: string } | null;
  onRetry: () => void;
  retrying: boolean;
}

/** Over what is still shown from before when it could not be loaded anew. */
export function StaleNotice({ problem, onRetry, retrying }: StaleNoticeProps) {
  const words = useUiWords();
  return (
    // Empty it takes no room, not even a gap.
    <chakra.div role="status" _empty={{ position: 'absolute' }}>
      {problem && (
        <Banner
          tone="warning"
          title={words.stale}
          action={
            <Button variant="outline" loading={retrying} onClick={onRetry}>
              {words.retry}
            </Button>
          }
        >
          {problem.message}
        </Banner>
      )}
    </chakra.div>
  );
}
