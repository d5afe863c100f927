import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { KindSwitch } from './kind-switch.tsx';

const meta = {
  component: KindSwitch,
  args: { value: 'free', onChange: fn() },
} satisfies Meta<typeof KindSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = { name: '수업 가능 시간' };
export const Event: Story = { name: '내 일정', args: { value: 'event' } };
