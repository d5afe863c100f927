import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '@portal/ui/banner';
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
  name: '그사이 바뀌었다는 알림',
  args: { notice: <Banner tone="warning" title="다른 사람이 먼저 결정했어요" /> },
};
