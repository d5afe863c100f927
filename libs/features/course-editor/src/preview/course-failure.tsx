import { problemOf } from '@portal/api/api-problem';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { preview as words } from '../preview-messages.ts';

interface Props {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A course that is not there, or that did not come. */
export function CourseFailure({ error, isRetrying, onRetry }: Props) {
  const { status, message, traceId } = problemOf(error);
  if (status === 404)
    return (
      <EmptyState
        name="not-found"
        title={words.notFound}
        action={
          <Button asChild variant="outline">
            <RouterLink href={paths.teachingCourses()}>{words.allCourses}</RouterLink>
          </Button>
        }
      >
        {words.notFoundBody}
      </EmptyState>
    );
  return (
    <ErrorState title={words.failed} traceId={traceId} retrying={isRetrying} onRetry={onRetry}>
      {message}
    </ErrorState>
  );
}
