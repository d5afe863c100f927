import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { useReader } from '../reading/reader-context.ts';

interface DoorFailedProps {
  problem: ApiProblem;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The door did not come, and may the next time. Not an ErrorState: its own words are Korean. */
export function DoorFailed({ problem, onRetry, isRetrying }: DoorFailedProps) {
  const { words, refusal } = useReader();
  return (
    <chakra.div role="alert" bg="bg.panel">
      <EmptyState
        name="error"
        title={words.failed}
        action={
          <Button variant="outline" loading={isRetrying} loadingText={words.retrying} onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {refusal(problem)}
      </EmptyState>
    </chakra.div>
  );
}
