import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoiceButton } from './voice-button.tsx';

const meta = {
  component: VoiceButton,
  parameters: { platform: [] },
  args: { recording: { is: 'IDLE' }, button: { current: null }, start: () => undefined, disabled: false },
} satisfies Meta<typeof VoiceButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '녹음할 수 있음' };
export const NotYet: Story = { name: '아직 쓸 수 없음', args: { disabled: true } };
