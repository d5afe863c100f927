import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullItem } from '../ops.fixture.ts';
import { LastDecision } from './last-decision.tsx';

const meta = { component: LastDecision, args: { details: fullItem() } } satisfies Meta<typeof LastDecision>;
export default meta;

export const Declined: StoryObj<typeof meta> = { name: '이유와 의견' };
