import type { Meta, StoryObj } from '@storybook/react-vite';
import { MicLevel } from './mic-level.tsx';

const meta = { component: MicLevel, args: { track: null } } satisfies Meta<typeof MicLevel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = { name: '마이크 꺼짐' };
export const Silent: Story = {
  name: '마이크 켜짐, 소리 없음',
  args: { track: new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0] ?? null },
};
