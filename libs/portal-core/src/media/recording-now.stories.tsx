import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@portal/ui/button';
import { RecordingNow } from './recording-now.tsx';

const meta = {
  component: RecordingNow,
  parameters: { platform: [] },
  args: {
    seconds: 74,
    level: 60,
    words: { recording: (time) => `녹음 중 ${time}`, level: '소리 크기' },
    children: (
      <>
        <Button>녹음 마치기</Button>
        <Button variant="ghost">녹음 그만두기</Button>
      </>
    ),
  },
} satisfies Meta<typeof RecordingNow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = { name: '녹음하는 중' };
export const Silence: Story = { name: '아무 소리도 안 남', args: { level: 0, seconds: 1 } };
