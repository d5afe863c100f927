import type { Meta, StoryObj } from '@storybook/react-vite';
import { decidedItems, openItems } from '../ops.fixture.ts';
import { ItemFacts } from './item-facts.tsx';

const meta = {
  component: ItemFacts,
  args: { item: openItems[1]!, now: new Date('2026-11-18T10:42:00+09:00') },
} satisfies Meta<typeof ItemFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '심사 중' };
export const Decided: Story = { name: '끝남', args: { item: decidedItems[1]! } };
