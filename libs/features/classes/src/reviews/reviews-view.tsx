import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useListReviewsQuery } from '@portal/api/reviews/reviews.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { ReviewRow } from '@portal/review/review-row';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { TextLink } from '@portal/ui/text-link';
import { reviews as words } from '../class-messages.ts';

const PAGE_SIZE = 10;

/** What students say of this class; answering is the matter of the page of all reviews. */
export function ReviewsView({ shown: { id } }: { shown: TeachingClass }) {
  const [page, setPage] = useState(1);
  const query = useListReviewsQuery({ classId: id, page: String(page), size: String(PAGE_SIZE) });
  // The last one of this page was removed.
  if (page > 1 && query.currentData?.items.length === 0) setPage(page - 1);
  return (
    <chakra.section aria-label={words.title}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" gap="3" mb="3">
        <chakra.h2 textStyle="title.sm">{words.title}</chakra.h2>
        <TextLink linkAs={RouterLink} href={paths.reviews()}>
          {words.all}
        </TextLink>
      </chakra.div>
      <chakra.div layerStyle="sheet" overflow="hidden">
        <QueryState query={query} loading={words.loading} failed={words.failed}>
          {({ total, items }) =>
            total === 0 ? (
              <EmptyState name="review-empty" title={words.empty} size="sm">
                {words.emptyBody}
              </EmptyState>
            ) : (
              <>
                <chakra.ul listStyleType="none">
                  {items.map((review) => (
                    <ReviewRow key={review.id} review={review} />
                  ))}
                </chakra.ul>
                <Pagination label={words.pages} page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
              </>
            )
          }
        </QueryState>
      </chakra.div>
    </chakra.section>
  );
}
