import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { SlotRow } from './slot-row.tsx';

const meta = {
  component: SlotRow,
  args: { rule: aFreeSlot(), day: '월요일', onEdit: fn(), onClose: fn() },
} satisfies Meta<typeof SlotRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForGood: Story = { name: '매주' };
export const Until: Story = { name: '끝나는 날이 있음', args: { rule: aFreeSlot({ until: '2026-12-28' }) } };
