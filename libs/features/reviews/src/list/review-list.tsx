import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useRef } from 'react';
import { useListReviewsQuery } from '@portal/api/reviews/reviews.api';
import type { Review } from '@portal/domain/reviews/review';
import { QueryState } from '@portal/portal-core/query-state';
import { usePages } from '@portal/portal-core/use-list-address';
import { Pagination } from '@portal/ui/pagination';
import { SkeletonRows } from '@portal/ui/skeletons';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { filters, list as words, page as pageWords } from '../messages.ts';
import { listedQuery, type ReviewView } from '../view/review-view.ts';
import { useToday } from '../view/use-today.ts';
import { ReviewEmpty } from './review-empty.tsx';
import { ReviewEntry } from './review-entry.tsx';

const PAGE_SIZE = 10;
const RECENT = 3;

interface Props {
  view: ReviewView;
  onView: (change: Partial<ReviewView>) => void;
}

/** What is to be done, or was chosen; below what waits stands what was done last. */
export function ReviewList({ view, onView }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, handling } = view;
  const query = useListReviewsQuery({ ...listedQuery(view, useToday()), page: String(page), size: String(PAGE_SIZE) });
  const { pages, isPast } = usePages({ page, size: PAGE_SIZE, total: query.currentData?.total });
  const skeleton = <SkeletonRows label={pageWords.loading} />;
  return (
    <>
      <ListHeading place={heading}>{filters.handlings[handling]}</ListHeading>
      <chakra.div layerStyle="sheet" overflow="hidden">
        <QueryState query={query} failed={pageWords.failed} skeleton={skeleton}>
          {({ total, items }) =>
            total === 0 ? (
              <ReviewEmpty view={view} onView={onView} />
            ) : (
              !isPast && <Entries items={items} heading={heading} />
            )
          }
        </QueryState>
      </chakra.div>
      <Pagination label={words.pages} page={page} pages={pages} onPage={(to) => onView({ page: to })} />
      {handling === 'PENDING' && query.currentData && page === pages && <RecentlyDone view={view} />}
    </>
  );
}

/** Whoever has answered what stood in the list goes on at its head. */
function ListHeading({ place, children }: { place: RefObject<HTMLHeadingElement | null>; children: string }) {
  return (
    <chakra.h2 ref={place} {...ARRIVAL} srOnly>
      {children}
    </chakra.h2>
  );
}

function Entries({ items, heading }: { items: readonly Review[]; heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <chakra.ul listStyleType="none">
      {items.map((review) => (
        <ReviewEntry key={review.id} review={review} onAnswered={() => heading.current?.focus()} />
      ))}
    </chakra.ul>
  );
}

function RecentlyDone({ view }: { view: ReviewView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const filter = listedQuery({ ...view, handling: 'PROCESSED' }, useToday());
  const { currentData } = useListReviewsQuery({ ...filter, page: '1', size: String(RECENT) });
  if (!currentData?.items.length) return null;
  return (
    <chakra.section mt="6">
      <chakra.h2 ref={heading} {...ARRIVAL} textStyle="label" color="fg.muted" mb="2">
        {words.recent}
      </chakra.h2>
      <chakra.div layerStyle="sheet" overflow="hidden">
        <Entries items={currentData.items} heading={heading} />
      </chakra.div>
    </chakra.section>
  );
}
