import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestState } from './request-state.tsx';

const meta = {
  component: RequestState,
  parameters: { platform: [] },
  args: { state: 'REQUESTED' },
} satisfies Meta<typeof RequestState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = { name: '선생님의 답을 기다림' };
export const Waiting: Story = { name: '빈자리를 기다림', args: { state: 'WAITING' } };
