import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StaleNotice } from '@portal/ui/stale-notice';
import { fullItem, mine, OTHER, worlds } from '../ops.fixture.ts';
import { ItemDesk } from './item-desk.tsx';

const meta = {
  component: ItemDesk,
  args: { details: fullItem(mine) },
  parameters: { platform: worlds.mine, frameHeight: 900 },
} satisfies Meta<typeof ItemDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = { name: '내가 심사함' };
export const Waiting: Story = { name: '아무도 맡지 않음', args: { details: fullItem() } };
export const Others: Story = {
  name: '다른 사람이 심사함',
  args: { details: fullItem({ state: 'PICKED_UP', reviewer: OTHER }) },
};
export const WithNotice: Story = {
  name: '새로 읽지 못함',
  args: {
    notice: (
      <StaleNotice problem={{ message: '점검 중이에요. 잠시 뒤 다시 해 주세요' }} onRetry={fn()} retrying={false} />
    ),
  },
};
