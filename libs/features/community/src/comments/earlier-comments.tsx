import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { comments as words } from '../post-messages.ts';
import type { useComments } from './use-comments.ts';

interface EarlierCommentsProps {
  list: ReturnType<typeof useComments>;
  isQuestion: boolean;
  /** What was shown first before: whoever goes on by key goes on above it. */
  onEarlier: () => void;
}

/** What was said before the comment to which she was led. */
export function EarlierComments({ list, isQuestion, onEarlier }: EarlierCommentsProps) {
  const { hasPreviousPage, isFetchingPreviousPage, isFetchPreviousPageError, error, fetchPreviousPage } = list;
  if (!hasPreviousPage) return null;
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" mb="4">
      <ProblemBanner
        title={words.earlierFailed(isQuestion)}
        problem={isFetchPreviousPageError ? problemOf(error) : null}
      />
      <Button
        variant="outline"
        loading={isFetchingPreviousPage}
        loadingText={words.loading(isQuestion)}
        onClick={() => void fetchPreviousPage().then(({ isSuccess }) => isSuccess && onEarlier())}
      >
        {words.earlier(isQuestion)}
      </Button>
    </chakra.div>
  );
}
