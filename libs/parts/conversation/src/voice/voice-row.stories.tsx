import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { messages } from '../messages.ts';
import { VoiceRow } from './voice-row.tsx';

const { voice: words } = messages;

const meta = {
  component: VoiceRow,
  parameters: { platform: [] },
  args: {
    recording: { is: 'RECORDING', seconds: 42, level: 60 },
    stop: () => undefined,
    send: () => undefined,
    giveUp: () => undefined,
  },
} satisfies Meta<typeof VoiceRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Speaking: Story = { name: '녹음하는 중' };
export const Silent: Story = {
  name: '아무 소리도 안 남',
  args: { recording: { is: 'RECORDING', seconds: 0, level: 0 } },
};
export const AlmostOver: Story = {
  name: '5분이 다 되어 감',
  args: { recording: { is: 'RECORDING', seconds: 299, level: 90 } },
};
export const Asked: Story = {
  name: '그만둘지 물어봄',
  play: async () => userEvent.click(await screen.findByRole('button', { name: words.giveUp })),
};
