import { useSummarizeReviewsQuery } from '@portal/api/reviews/reviews.api';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { filters as words } from '../messages.ts';
import { countedQuery, HANDLING_VIEWS, type HandlingView, type ReviewView } from '../view/review-view.ts';
import { useToday } from '../view/use-today.ts';

interface Props {
  view: ReviewView;
  onView: (change: Partial<ReviewView>) => void;
}

/** Who has dealt with the reviews that are listed, with how many there are by the other filters. */
export function HandlingChoice({ view, onView }: Props) {
  const { data } = useSummarizeReviewsQuery(countedQuery(view, useToday()));
  const countOf = (value: HandlingView): number | undefined => {
    if (!data) return undefined;
    const { PENDING, PROCESSED, ADMIN_PENDING, ADMIN_COMPLETED } = data.handlings;
    return { PENDING, PROCESSED, ADMIN: ADMIN_PENDING + ADMIN_COMPLETED, all: data.count }[value];
  };
  const options = HANDLING_VIEWS.map((value) => {
    const count = countOf(value);
    return { value, label: [words.handlings[value], count?.toLocaleString()].filter(Boolean).join(' ') };
  });
  return (
    <SegmentedControl
      label={words.handling}
      options={options}
      value={view.handling}
      onChange={(handling) => onView({ handling })}
    />
  );
}
