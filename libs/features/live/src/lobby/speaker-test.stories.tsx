import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpeakerTest } from './speaker-test.tsx';

const meta = { component: SpeakerTest } satisfies Meta<typeof SpeakerTest>;
export default meta;

export const Ready: StoryObj<typeof meta> = { name: '들어 볼 수 있음' };
