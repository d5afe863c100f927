import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClassEmpty } from './class-empty.tsx';

const meta = {
  component: ClassEmpty,
  parameters: { platform: [] },
  args: { tab: 'all', q: '', onReset: () => undefined },
} satisfies Meta<typeof ClassEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { name: '수업 없음' };
export const NothingRunning: Story = { name: '진행 중 없음', args: { tab: 'in-progress' } };
export const NothingComing: Story = { name: '예정 없음', args: { tab: 'upcoming' } };
export const NothingProcessed: Story = { name: '처리 중 없음', args: { tab: 'processing' } };
export const NothingDone: Story = { name: '마친 수업 없음', args: { tab: 'completed' } };
export const NothingCancelled: Story = { name: '취소한 수업 없음', args: { tab: 'cancelled' } };
export const NothingFound: Story = { name: '찾은 수업 없음', args: { q: '물리' } };
