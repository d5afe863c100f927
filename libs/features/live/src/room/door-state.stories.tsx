import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoorState } from './door-state.tsx';

const meta = {
  component: DoorState,
  args: { isWaiting: false, isLost: false, onLeave: () => undefined },
} satisfies Meta<typeof DoorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entering: Story = { name: '들어가는 중' };
export const Waiting: Story = { name: '문 앞에서 기다림', args: { isWaiting: true } };
export const Lost: Story = { name: '연결이 끊김', args: { isLost: true } };
