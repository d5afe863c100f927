import type { Meta, StoryObj } from '@storybook/react-vite';
import { AudioPlayer } from './audio-player.tsx';

/** A tenth of a second of silence. */
const SILENCE = `data:audio/wav;base64,UklGRkQDAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSADAACA${'gICA'.repeat(266)}gIA=`;

const meta = {
  component: AudioPlayer,
  parameters: { platform: [] },
  args: { id: 'voice', src: SILENCE, label: '음성 의견', seconds: 83 },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = { name: '들을 수 있는 소리' };
export const Broken: Story = { name: '재생할 수 없는 소리', args: { src: 'data:audio/webm;base64,AAAA' } };
