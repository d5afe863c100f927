import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './count-badge.tsx';

const meta = {
  component: CountBadge,
  args: { count: 3, cap: 99 },
  parameters: {
    docs: { description: { component: '새것이 몇 개인지예요. 없으면 보이지 않고, 99를 넘으면 99+예요.' } },
  },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '몇 개' };
export const Many: Story = { name: '가장 긴 내용', args: { count: 1_200 } };
export const None: Story = { name: '없음', args: { count: 0 }, tags: ['empty-canvas'] };
