import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BusyField } from './busy-field.tsx';

const meta = {
  component: BusyField,
  parameters: { platform: [] },
  args: { value: true, hasEnd: true, onChange: fn() },
} satisfies Meta<typeof BusyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = { name: '바쁨' };
export const Free: Story = { name: '한가함', args: { value: false } };
export const OpenEnd: Story = { name: '끝나는 시각 없음', args: { hasEnd: false } };
