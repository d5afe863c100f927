import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingClock } from './waiting-clock.tsx';

const MINUTE_MS = 60_000;
const meta = {
  component: WaitingClock,
  args: { waited: 3.5 * MINUTE_MS, length: 15 * MINUTE_MS },
} satisfies Meta<typeof WaitingClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { name: '기다리는 중' };
export const Full: Story = { name: '다 기다림', args: { waited: 75 * MINUTE_MS } };
