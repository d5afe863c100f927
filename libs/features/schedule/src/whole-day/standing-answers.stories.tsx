import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StandingAnswers } from './standing-answers.tsx';

const meta = { component: StandingAnswers, args: { onSee: fn() } } satisfies Meta<typeof StandingAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '답을 기다리는 제안' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
