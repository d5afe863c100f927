import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useGetReviewQuery } from '@portal/api/reviews/reviews.api';
import { QueryState } from '@portal/portal-core/query-state';
import { Banner } from '@portal/ui/banner';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SkeletonRows } from '@portal/ui/skeletons';
import { useArrival } from '@portal/ui/use-arrival';
import { page as words } from '../messages.ts';
import { ReviewEntry } from './review-entry.tsx';

/** The review that a notification leads to, above the list. */
export function OpenedReview({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useGetReviewQuery({ id });
  const heading = useArrival<HTMLHeadingElement>(query.currentData !== undefined);
  return (
    <chakra.section aria-label={words.opened} mb="6">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="2">
        <chakra.h2 ref={heading} tabIndex={-1} outline="none" scrollMarginTop="24" textStyle="title.sm">
          {words.opened}
        </chakra.h2>
        <IconButton label={words.close} icon={<Icon as={X} size={20} />} onClick={onClose} />
      </chakra.div>
      <chakra.div layerStyle="sheet" overflow="hidden">
        <QueryState
          query={query}
          failed={words.failed}
          size="sm"
          skeleton={<SkeletonRows rows={1} label={words.loading} />}
          gone={<Banner tone="info" title={words.openedGone} />}
        >
          {(review) => (
            <chakra.ul listStyleType="none">
              <ReviewEntry review={review} onAnswered={() => heading.current?.focus()} />
            </chakra.ul>
          )}
        </QueryState>
      </chakra.div>
    </chakra.section>
  );
}
