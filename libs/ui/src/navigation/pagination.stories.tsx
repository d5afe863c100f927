import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const meta = {
  component: Pagination,
  args: { label: '강좌 쪽', page: 5, pages: 9, onPage: () => undefined },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: '가운데' };
export const First: Story = { name: '처음', args: { page: 1, pages: 3 } };
export const Last: Story = { name: '마지막', args: { page: 12, pages: 12 } };
