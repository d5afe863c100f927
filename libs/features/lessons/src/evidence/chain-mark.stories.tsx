import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEvidenceEvent } from '@portal/testing/lessons/lesson-desk-builders';
import { BrokenChain, ChainMark } from './chain-mark.tsx';

const meta = { component: ChainMark, args: { chainValid: true } } satisfies Meta<typeof ChainMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: '이어진 기록' };
export const NotWhole: Story = { name: '이어지지 않은 기록', args: { chainValid: false } };
export const Changed: Story = { name: '바뀐 기록', render: () => <BrokenChain events={[anEvidenceEvent()]} /> };
export const Missing: Story = {
  name: '줄이 빠진 기록',
  render: () => <BrokenChain events={[1, 2, 4].map((seq) => anEvidenceEvent({ seq }))} />,
};
