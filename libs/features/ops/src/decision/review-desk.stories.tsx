import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '@portal/ui/banner';
import { fullReview, mine, OTHER, worlds } from '../ops.fixture.ts';
import { ReviewDesk } from './review-desk.tsx';

const meta = {
  component: ReviewDesk,
  args: { review: fullReview(mine) },
  parameters: { platform: worlds.mine, frameHeight: 900 },
} satisfies Meta<typeof ReviewDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = { name: '내가 심사함' };
export const Waiting: Story = { name: '아무도 맡지 않음', args: { review: fullReview() } };
export const Others: Story = {
  name: '다른 사람이 심사함',
  args: { review: fullReview({ state: 'IN_REVIEW', reviewer: OTHER }) },
};
export const WithNotice: Story = {
  name: '그사이 바뀌었다는 알림',
  args: { notice: <Banner tone="warning" title="다른 사람이 먼저 결정했어요" /> },
};
