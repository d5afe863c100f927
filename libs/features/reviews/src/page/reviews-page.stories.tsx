import type { Meta, StoryObj } from '@storybook/react-vite';
import { reviewsContract as contract } from '@portal/domain/reviews/reviews.contract';
import { fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aFullWorld, aWorld, anEmptyWorld } from '../reviews.fixture.ts';
import { ReviewsPage } from './reviews-page.tsx';

const path = '/account/reviews';
const meta = {
  component: ReviewsPage,
  parameters: { layout: 'fullscreen', path, platform: aWorld() },
} satisfies Meta<typeof ReviewsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '확인 전 둘' };
export const All: Story = { name: '모두: 답글, 숨김, 신고, 지움', parameters: { path: `${path}?handling=all` } };
export const Opened: Story = { name: '알림에서 연 후기', parameters: { path: `${path}?review=rev-4` } };
export const Pages: Story = { name: '여러 쪽', parameters: { path: `${path}?page=2`, platform: aFullWorld() } };
export const NothingFound: Story = { name: '조건에 맞는 후기 없음', parameters: { path: `${path}?stars=3` } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: anEmptyWorld() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listReviews), neverAnswers(contract.summarizeReviews), ...aWorld()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: {
    platform: [
      fakeProblem(contract.listReviews, 'UNEXPECTED'),
      fakeProblem(contract.summarizeReviews, 'UNEXPECTED'),
      ...aWorld(),
    ],
  },
};
export const NoNumbers: Story = {
  name: '평점만 오프라인',
  parameters: { platform: [offline(contract.summarizeReviews), ...aWorld()] },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = { ...All, name: '가장 긴 내용', globals: { texts: 'long' } };
