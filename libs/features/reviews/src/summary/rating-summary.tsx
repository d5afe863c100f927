import { chakra } from '@chakra-ui/react/styled-system';
import { useSummarizeReviewsQuery } from '@portal/api/reviews/reviews.api';
import { QueryState } from '@portal/portal-core/query-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { summary as words } from '../messages.ts';
import { periodQuery, type ReviewView } from '../view/review-view.ts';
import { useToday } from '../view/use-today.ts';
import { AverageFigure } from './average-figure.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { RatingBars } from './rating-bars.tsx';
import { RecentTrend } from './recent-trend.tsx';
import { SummaryFacts } from './summary-facts.tsx';

interface Props {
  view: ReviewView;
  onView: (change: Partial<ReviewView>) => void;
}

/** The average that leads the page, how it came about, and what was done with the reviews. */
export function RatingSummary({ view, onView }: Props) {
  const query = useSummarizeReviewsQuery(periodQuery(view, useToday()));
  return (
    <chakra.section aria-label={words.title}>
      <QueryState
        query={query}
        failed={words.failed}
        size="sm"
        skeleton={<SkeletonText lines={6} label={words.loading} />}
      >
        {(numbers) => (
          <>
            <chakra.div
              display="grid"
              gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
              gap="4"
              alignItems="start"
            >
              <div>
                <AverageFigure {...numbers} />
                {view.period === 'all' && <RecentTrend classId={view.classId} />}
              </div>
              <RatingBars
                spread={numbers.spread}
                chosen={view.stars}
                onChoose={(stars) => onView({ stars, handling: 'all' })}
              />
            </chakra.div>
            <SummaryFacts numbers={numbers} onView={onView} />
          </>
        )}
      </QueryState>
      <chakra.div mt="4">
        <PeriodChoice period={view.period} onChange={(period) => onView({ period })} />
      </chakra.div>
    </chakra.section>
  );
}
