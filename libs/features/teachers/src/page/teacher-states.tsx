import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import { paths } from '@portal/domain/site/paths';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useReader } from '../reading/reader-context.ts';

/** The page before the teacher has come, or where she does not. */
function Heading() {
  const { words, language } = useReader();
  return <PageHeading title={words.title} {...(language === 'vi' && { lang: 'vi' })} />;
}

/** The places of her head and of her times, before they come. */
export function TeacherSkeleton() {
  const { words } = useReader();
  return (
    <div aria-busy="true">
      <Heading />
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <chakra.div aria-hidden display="flex" flexWrap="wrap" gap="6" mt="4">
        <Skeleton boxSize="20" borderRadius="full" />
        <chakra.div flex="1 1 14rem" display="grid" gap="3">
          <Skeleton h="2.5rem" w="62%" />
          <Skeleton h="1.25rem" w="86%" />
          <Skeleton h="1.25rem" w="48%" />
        </chakra.div>
        <Skeleton h="18rem" w="full" maxW={{ lg: '23.75rem' }} borderRadius="l3" />
      </chakra.div>
    </div>
  );
}

/** Nobody is public at this address: said alike of who never was and who is no more. */
export function TeacherGone() {
  const { gone } = useReader().words;
  return (
    <div role="status">
      <Heading />
      <EmptyState
        name="not-found"
        title={gone.title}
        action={
          <Button asChild variant="outline">
            <RouterLink href={paths.home()}>{gone.home}</RouterLink>
          </Button>
        }
      >
        {gone.body}
      </EmptyState>
    </div>
  );
}

interface TeacherFailedProps {
  problem: ApiProblem;
  onRetry: () => void;
  isRetrying: boolean;
}

/** She did not come, and may the next time. */
export function TeacherFailed({ problem, onRetry, isRetrying }: TeacherFailedProps) {
  const { words, language } = useReader();
  return (
    <>
      <Heading />
      <ErrorState
        title={words.failed}
        onRetry={onRetry}
        retrying={isRetrying}
        {...(problem.traceId && { traceId: problem.traceId })}
      >
        {refusalWords(problem, language)}
      </ErrorState>
    </>
  );
}
