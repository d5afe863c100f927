import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StaleNotice } from './stale-notice.tsx';

const meta = { component: StaleNotice, args: { onRetry: fn(), retrying: false } } satisfies Meta<typeof StaleNotice>;
export default meta;

export const Stale: StoryObj<typeof meta> = { name: '다시 불러오지 못함' };
