import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  component: ProgressBar,
  args: { label: '교안.pdf 올리는 중', percent: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '올리는 중' };
export const Still: Story = { name: '멈춤', args: { still: true } };
export const Done: Story = { name: '다 됨', args: { percent: 100 } };
