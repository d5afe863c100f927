import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreMessages } from './more-messages.tsx';

const meta = {
  component: MoreMessages,
  args: { way: 'OLDER', page: { isLoading: false, isError: false }, onLoad: () => {} },
} satisfies Meta<typeof MoreMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '불러올 수 있음' };
export const Loading: Story = { name: '불러오는 중', args: { page: { isLoading: true, isError: false } } };
export const Failed: Story = { name: '오류', args: { page: { isLoading: false, isError: true } } };
export const Newer: Story = { name: '이후 메시지', args: { way: 'NEWER' } };
