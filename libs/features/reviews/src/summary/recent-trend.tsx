import { chakra } from '@chakra-ui/react/styled-system';
import { useSummarizeReviewsQuery } from '@portal/api/reviews/reviews.api';
import { addDays } from '@portal/domain/time/day';
import { summary as words } from '../messages.ts';
import { daysOf } from '../view/review-view.ts';
import { useToday } from '../view/use-today.ts';

/** How the last ninety days compare with what was before; nothing where one of the two has no reviews. */
export function RecentTrend({ classId }: { classId: string | null }) {
  const today = useToday();
  const { from } = daysOf('90', today) as { from: string };
  const ofClass = classId === null ? {} : { classId };
  const recent = useSummarizeReviewsQuery({ from, ...ofClass }).currentData?.average ?? null;
  const before = useSummarizeReviewsQuery({ to: addDays(from, -1), ...ofClass }).currentData?.average ?? null;
  if (recent === null || before === null) return null;
  // What is shown is what is compared: 4.6 after 4.4 is 0.2 more.
  const tenths = Math.round(recent * 10) - Math.round(before * 10);
  const by = (Math.abs(tenths) / 10).toFixed(1);
  return (
    <chakra.p textStyle="body.sm">
      {words.recent(recent.toFixed(1))}, {tenths === 0 ? words.same : tenths > 0 ? words.more(by) : words.less(by)}
    </chakra.p>
  );
}
