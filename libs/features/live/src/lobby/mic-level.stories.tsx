import type { Meta, StoryObj } from '@storybook/react-vite';
import { MicLevel } from './mic-level.tsx';

const meta = { component: MicLevel, args: { track: null } } satisfies Meta<typeof MicLevel>;
export default meta;

export const Silent: StoryObj<typeof meta> = { name: '마이크 꺼짐' };
