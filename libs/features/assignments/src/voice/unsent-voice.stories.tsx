import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSound } from '@portal/testing/assets/sound-builders';
import { UnsentVoice } from './unsent-voice.tsx';

const UNSENT = { id: 'submission-1', file: new File(['sound'], 'voice.webm'), seconds: 83, wave: [] };
const meta = {
  component: UnsentVoice,
  parameters: { platform: [] },
  args: {
    unsent: { ...UNSENT, address: aSound().url, isFailed: false },
    onRetry: () => undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof UnsentVoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { name: '올리는 중' };
export const Failed: Story = {
  name: '올리지 못함',
  args: { unsent: { ...UNSENT, address: aSound().url, isFailed: true } },
};
