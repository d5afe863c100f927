import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveBadge } from './live-badge.tsx';

const meta = { component: LiveBadge } satisfies Meta<typeof LiveBadge>;
export default meta;

export const Live: StoryObj<typeof meta> = { name: '공개 중' };
