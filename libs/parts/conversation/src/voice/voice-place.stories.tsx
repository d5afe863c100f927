import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoicePlace } from './voice-place.tsx';

const voice = {
  isPossible: true,
  isRecording: false,
  recording: { is: 'TROUBLE', why: 'REFUSED' },
  button: { current: null },
  start: () => undefined,
  stop: () => undefined,
  send: () => undefined,
  giveUp: () => undefined,
} as const;

const meta = {
  component: VoicePlace,
  parameters: { platform: [] },
  args: { voice },
} satisfies Meta<typeof VoicePlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = { name: '마이크를 막아 둠' };
export const None: Story = {
  name: '마이크가 없음',
  args: { voice: { ...voice, recording: { is: 'TROUBLE', why: 'NONE' } } },
};
export const InUse: Story = {
  name: '다른 데서 마이크를 쓰는 중',
  args: { voice: { ...voice, recording: { is: 'TROUBLE', why: 'IN_USE' } } },
};
