import type { Meta, StoryObj } from '@storybook/react-vite';
import { itemMessages, wordsOf } from '../messages.ts';
import { declinedItem, fullItem } from '../ops.fixture.ts';
import { WrittenDecision } from './written-decision.tsx';

const { reason, remarks } = declinedItem();
const meta = {
  component: WrittenDecision,
  args: { title: itemMessages.last, details: fullItem(), reason, remarks },
} satisfies Meta<typeof WrittenDecision>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { name: '이유와 의견' };

export const ReasonAlone: Story = { name: '이유만', args: { title: wordsOf('COURSES').decided, remarks: [] } };
