import { problemOf } from '@portal/api/api-problem';
import { useListFamilyReviewsQuery } from '@portal/api/families/family-review.api';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonText } from '@portal/ui/skeletons';
import { Band } from '../paper/band.tsx';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { ChildReview } from './child-review.tsx';
import { useReviewWords } from './review-messages.ts';

/** What the family thinks of a class that is over; nothing of one that ended before it had begun. */
export function ReviewsBand() {
  const { link } = useReader();
  const words = useReviewWords();
  const { data, error, isFetching, refetch } = useListFamilyReviewsQuery(
    { link },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  if (data?.items.length === 0) return null;
  return (
    <Band title={words.title}>
      {error && !data ? (
        <FailedLine
          title={words.failed}
          problem={problemOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Delayed loading={!data} skeleton={<SkeletonText lines={2} label={words.loading} />}>
          {() =>
            data?.items.map((child) => (
              <ChildReview key={child.studentId} child={child} isNamed={data.items.length > 1} />
            ))
          }
        </Delayed>
      )}
    </Band>
  );
}
