import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { teachersContract as contract } from '@portal/domain/teachers/teachers.contract';
import { fake, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aPublicReview, aPublicTeacher } from '@portal/testing/teachers/teacher-builders';
import { korean } from '../korean-messages.ts';
import { readBy } from '../reader.fixture.tsx';
import { LONGEST_REVIEW, shownReviews } from '../teachers.fixture.ts';
import { ReviewList } from './review-list.tsx';

/** Twenty-five reviews, by pages. */
const manyReviews = fake(contract.listPublicReviews, ({ query }) => ({
  total: 25,
  items: Array.from({ length: Number(query?.size) }, (_, no) => aPublicReview({ id: `${query?.page}-${no}` })),
}));

const meta = {
  component: ReviewList,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [shownReviews()] },
  args: { teacher: aPublicTeacher() },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { name: '몇 개' };
export const Many: Story = { name: '많음', parameters: { platform: [manyReviews] } };
export const Page: Story = {
  ...Many,
  name: '둘째 쪽',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: korean.reviews.all(25) }));
    await userEvent.click(await screen.findByRole('button', { name: korean.reviews.older }));
    await screen.findByText(korean.reviews.page(2, 3));
  },
};
export const Longest: Story = {
  name: '가장 긴 후기, 휴대폰',
  parameters: { platform: [shownReviews([LONGEST_REVIEW])] },
  globals: { viewport: { value: 'w390' } },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listPublicReviews)] },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [offline(contract.listPublicReviews)] },
};
