import type { Meta, StoryObj } from '@storybook/react-vite';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aReview } from '@portal/testing/reviews/review-builders';
import { ReviewsView } from './reviews-view.tsx';

const { listReviews } = reviewsContract;
const reply = { content: '다음 학기에도 함께해요!', at: '2026-11-17T21:00:00+09:00', editedAt: null };
const items = [
  aReview({ reply, handling: 'PROCESSED' }),
  aReview({ id: 'review-2', rating: 3, content: '숙제가 조금 많아요', hidden: true, hiddenReason: '확인 중' }),
];
/** As many as a page of `total` reviews holds. */
const pageOf = (total: number) =>
  Array.from({ length: Math.min(total, 10) }, (_, at) => ({ ...items[at % items.length]!, id: `review-${at + 1}` }));
const reviews = (total: number) => ({
  platform: [fake(listReviews, { total, items: pageOf(total) })],
});
const meta = {
  component: ReviewsView,
  args: { shown: aTeachingClass() },
  parameters: reviews(2),
} satisfies Meta<typeof ReviewsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '후기 두 개' };
export const ManyPages: Story = { name: '여러 쪽', parameters: reviews(42) };
export const Empty: Story = { name: '후기 없음', parameters: reviews(0) };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(listReviews)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listReviews, 'UNEXPECTED')] },
};
