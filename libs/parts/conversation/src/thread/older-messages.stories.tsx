import type { Meta, StoryObj } from '@storybook/react-vite';
import { OlderMessages } from './older-messages.tsx';

const meta = {
  component: OlderMessages,
  args: { isLoading: false, hasFailed: false, onLoad: () => {} },
} satisfies Meta<typeof OlderMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '불러올 수 있음' };
export const Loading: Story = { name: '불러오는 중', args: { isLoading: true } };
export const Failed: Story = { name: '오류', args: { hasFailed: true } };
