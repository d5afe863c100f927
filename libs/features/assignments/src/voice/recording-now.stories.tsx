import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordingNow } from './recording-now.tsx';

const meta = {
  component: RecordingNow,
  parameters: { platform: [] },
  args: { seconds: 74, level: 60, onStop: () => undefined, onGiveUp: () => undefined },
} satisfies Meta<typeof RecordingNow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = { name: '녹음하는 중' };
