import type { Meta, StoryObj } from '@storybook/react-vite';
import { decidedItems, openItems } from '../ops.fixture.ts';
import { ItemList } from './item-list.tsx';

const meta = {
  component: ItemList,
  parameters: { platform: [] },
  args: { queue: 'COURSES', filter: 'OPEN', items: openItems, now: new Date('2026-11-18T10:42:00+09:00') },
} satisfies Meta<typeof ItemList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '열린 것' };
export const Decided: Story = { name: '끝난 것', args: { filter: 'DECIDED', items: decidedItems } };
export const Empty: Story = { name: '없음', args: { filter: 'MINE', items: [] } };
