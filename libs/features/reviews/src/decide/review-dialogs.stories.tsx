import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { aWorld, someReviews } from '../reviews.fixture.ts';
import { ReviewDialogs } from './review-dialogs.tsx';

const meta = {
  component: ReviewDialogs,
  parameters: { platform: aWorld() },
  args: { review: someReviews()[0]!, asked: 'hide', onClose: fn() },
} satisfies Meta<typeof ReviewDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hide: Story = { name: '숨기기' };
export const HideWithoutReason: Story = {
  name: '숨기기: 이유 없음',
  play: async () => {
    const asked = within(await screen.findByRole('dialog'));
    await userEvent.click(asked.getByRole('button', { name: '후기 숨기기' }));
    await asked.findByText('숨기는 이유를 적어 주세요.');
  },
};
export const Ask: Story = { name: '물어보기', args: { asked: 'ask' } };
export const Report: Story = { name: '알리기', args: { asked: 'report' } };
