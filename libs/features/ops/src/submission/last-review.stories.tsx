import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullReview } from '../ops.fixture.ts';
import { LastReview } from './last-review.tsx';

const meta = { component: LastReview, args: { review: fullReview() } } satisfies Meta<typeof LastReview>;
export default meta;

export const Declined: StoryObj<typeof meta> = { name: '이유와 의견' };
