import type { Meta, StoryObj } from '@storybook/react-vite';
import { someEvidence } from '../lessons.fixture.ts';
import { ChainMark } from './chain-mark.tsx';

const meta = {
  component: ChainMark,
  args: { events: someEvidence(), chainValid: true },
} satisfies Meta<typeof ChainMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: '이어진 기록' };
export const Broken: Story = { name: '바뀐 기록', args: { chainValid: false } };
