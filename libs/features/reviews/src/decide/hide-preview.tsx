import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import { usePreviewReviewHidingQuery } from '@portal/api/reviews/reviews.api';
import type { PublicRating } from '@portal/domain/reviews/public-rating';
import { QueryState } from '@portal/portal-core/query-state';
import { Icon } from '@portal/ui/icon';
import { SkeletonText } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { hide as words, summary } from '../messages.ts';

/** What anybody will read on the teacher's page once this review is hidden, as the server counts it. */
export function HidePreview({ id }: { id: string }) {
  const query = usePreviewReviewHidingQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <chakra.section aria-label={words.preview} bg="bg.muted" borderRadius="l2" p="3">
      <chakra.p textStyle="label">{words.preview}</chakra.p>
      <QueryState
        query={query}
        failed={words.previewFailed}
        size="sm"
        skeleton={<SkeletonText lines={2} label={words.previewLoading} />}
      >
        {({ before, after }) => (
          <>
            <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1" mt="1">
              <Change name={words.average} before={averageOf(before)} after={averageOf(after)} />
              <Change name={words.count} before={summary.pieces(before.count)} after={summary.pieces(after.count)} />
            </chakra.dl>
            <chakra.p textStyle="body.sm" color="fg.muted" mt="1">
              {words.gone}
            </chakra.p>
          </>
        )}
      </QueryState>
    </chakra.section>
  );
}

// To the hundredth where the tenth would not tell the difference.
function averageOf({ average }: PublicRating): string {
  if (average === null) return words.noAverage;
  return average.toFixed(Number.isInteger(average * 10) ? 1 : 2);
}

function Change({ name, before, after }: { name: string; before: string; after: string }) {
  return (
    <div>
      <chakra.dt textStyle="body.sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd textStyle="money.md">
        <chakra.span aria-hidden display="inline-flex" alignItems="center" gap="1.5">
          {before}
          <Icon as={ArrowRight} size={16} />
          {after}
        </chakra.span>
        <VisuallyHidden>{words.becomes(before, after)}</VisuallyHidden>
      </chakra.dd>
    </div>
  );
}
