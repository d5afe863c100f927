import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { Block } from '../reading/block.tsx';
import { useReader } from '../reading/reader-context.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';

/** What families think of her lessons; left out before the first has said it. */
export function ReviewsBlock({ teacher }: { teacher: PublicTeacher }) {
  const { words } = useReader();
  if (teacher.rating.count === 0) return null;
  return (
    <Block title={words.reviews.title}>
      <RatingSummary rating={teacher.rating} />
      <ReviewList teacher={teacher} />
    </Block>
  );
}
