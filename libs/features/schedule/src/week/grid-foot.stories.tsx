import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GridFoot } from './grid-foot.tsx';

const meta = {
  component: GridFoot,
  args: { isWhole: false, onToggle: fn() },
} satisfies Meta<typeof GridFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = { name: '수업하는 시간' };
export const Whole: Story = { name: '24시간', args: { isWhole: true } };
