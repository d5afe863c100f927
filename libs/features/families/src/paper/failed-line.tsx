import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import { Button } from '@portal/ui/button';
import { useReader } from '../reading/reader-context.ts';

interface FailedLineProps {
  title: string;
  problem: ApiProblem;
  onRetry: () => void;
  /** It is on its way again. */
  isRetrying: boolean;
}

/** A part of the page did not come; the rest stays. */
export function FailedLine({ title, problem, onRetry, isRetrying }: FailedLineProps) {
  const { words, refusal } = useReader();
  return (
    <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {refusal(problem)}
        </chakra.p>
      </chakra.div>
      <Button variant="outline" loading={isRetrying} loadingText={words.retrying} onClick={onRetry}>
        {words.retry}
      </Button>
    </chakra.div>
  );
}
