import { chakra } from '@chakra-ui/react/styled-system';
import { useSummarizeReviewsQuery } from '@portal/api/reviews/reviews.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { EmptyState } from '@portal/ui/empty-state';
import { OpenedReview } from '../list/opened-review.tsx';
import { ReviewFilters } from '../list/review-filters.tsx';
import { ReviewList } from '../list/review-list.tsx';
import { page as words } from '../messages.ts';
import { RatingSummary } from '../summary/rating-summary.tsx';
import { useReviewView } from '../view/use-review-view.ts';

const WIDE = '@container (min-width: 45rem)';

/** /account/reviews: the average that leads, and what waits for an answer (REV-1). */
export function ReviewsPage() {
  const [view, setView] = useReviewView();
  // Of all her time: whoever has none yet has nothing to filter.
  const isEmpty = useSummarizeReviewsQuery({}).currentData?.count === 0 && view.review === null;
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} />
      {isEmpty ? (
        <EmptyState name="review-empty" title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      ) : (
        <chakra.div containerType="inline-size" mt="4">
          <chakra.div
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="6"
            alignItems="start"
            // By the room that is left for letters of this size: large ones want it all.
            css={{ [WIDE]: { gridTemplateColumns: '16.5rem minmax(0, 1fr)', gap: '10' } }}
          >
            <chakra.div css={{ [WIDE]: { position: 'sticky', top: 'calc({sizes.header} + {spacing.4})' } }}>
              <RatingSummary view={view} onView={setView} />
            </chakra.div>
            <chakra.div minW="0">
              {view.review !== null && (
                <OpenedReview
                  key={view.review}
                  id={view.review}
                  onClose={() => setView({ review: null, page: view.page })}
                />
              )}
              <ReviewFilters view={view} onView={setView} />
              <ReviewList view={view} onView={setView} />
            </chakra.div>
          </chakra.div>
        </chakra.div>
      )}
    </chakra.div>
  );
}
