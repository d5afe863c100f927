import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellButton, BellLink } from './bell-button.tsx';

const meta = { component: BellButton, args: { count: 0 } } satisfies Meta<typeof BellButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: '새 알림 없음' };
export const Five: Story = { name: '5개', args: { count: 5 } };
export const NinetyNine: Story = { name: '99개', args: { count: 99 } };
export const Capped: Story = { name: '99개 넘음', args: { count: 100 } };
export const Narrow: Story = {
  name: '좁은 화면: 알림 페이지로 가는 링크',
  args: { count: 12 },
  parameters: { platform: [] },
  render: ({ count }) => <BellLink count={count} />,
};
