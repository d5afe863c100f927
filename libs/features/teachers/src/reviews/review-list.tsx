import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useListPublicReviewsQuery } from '@portal/api/teachers/teachers.api';
import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { FailedLine } from '@portal/family-pages/failed-line';
import { Button } from '@portal/ui/button';
import { SkeletonRows } from '@portal/ui/skeletons';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { useReader } from '../reading/reader-context.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewPages } from './review-pages.tsx';

/** How many stand on the page at first, and how many once somebody wants to read all. */
const FIRST = 3;
const PAGE = 10;

/** What families wrote, the newest first: a few, and all of them page by page. */
export function ReviewList({ teacher }: { teacher: Pick<PublicTeacher, 'id' | 'name' | 'avatar'> }) {
  const { words: all, language } = useReader();
  const { reviews: words } = all;
  const [page, setPage] = useState<number>();
  const size = page === undefined ? FIRST : PAGE;
  const query = useListPublicReviewsQuery({ id: teacher.id, page: String(page ?? 1), size: String(size) });
  const { data: shown, error, isFetching, refetch } = query;
  const place = useRef<HTMLUListElement>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    // Whoever turns the page goes on reading at its top.
    if (!isAsked.current || isFetching) return;
    isAsked.current = false;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [isFetching, page]);
  function turn(to: number) {
    isAsked.current = true;
    setPage(to);
  }

  if (error && !isFetching)
    return (
      <FailedLine
        title={words.failed}
        problem={problemOf(error)}
        onRetry={() => void refetch()}
        isRetrying={false}
        language={language}
      />
    );
  if (!shown) return <SkeletonRows rows={FIRST} label={words.loading} />;
  return (
    <div>
      <chakra.ul ref={place} {...ARRIVAL} listStyleType="none" aria-busy={isFetching} aria-label={words.title}>
        {shown.items.map((review) => (
          <ReviewItem key={review.id} review={review} teacher={teacher} />
        ))}
      </chakra.ul>
      {page === undefined
        ? shown.total > FIRST && (
            <Button variant="outline" loading={isFetching} loadingText={words.loading} onClick={() => turn(1)}>
              {words.all(shown.total)}
            </Button>
          )
        : shown.total > PAGE && <ReviewPages page={page} pages={Math.ceil(shown.total / PAGE)} onPage={turn} />}
    </div>
  );
}
