import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRecording } from '@portal/testing/live/live-builders';
import { readBy } from '../reader.fixture.tsx';
import { ShownRecordings } from './shown-recordings.tsx';

const meta = {
  component: ShownRecordings,
  decorators: [readBy()],
  // Nothing is loaded before it is played, and a story plays nothing.
  args: { recordings: [aRecording()] },
  parameters: { signedIn: false, platform: [] },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof ShownRecordings>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = { seconds: null, url: null, endedAt: null } as const;
export const Ready: Story = { name: '볼 수 있음' };
export const Vietnamese: Story = { name: '볼 수 있음, 베트남어', decorators: [readBy('vi')] };
export const Saving: Story = {
  name: '녹화 중, 저장 중',
  args: {
    recordings: [
      aRecording({ ...later, id: 'recording-2', state: 'RUNNING', erasedAt: null }),
      aRecording({ ...later, state: 'SAVING', erasedAt: null }),
    ],
  },
};
