import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { TODAY } from '../calendar.fixture.ts';
import { WeeklyTemplate } from './weekly-template.tsx';

const meta = {
  component: WeeklyTemplate,
  args: {
    rules: [
      aFreeSlot({ id: 'a', weekday: 'MONDAY', start: '09:00', end: '11:30' }),
      aFreeSlot({ id: 'b', weekday: 'MONDAY', start: '19:00', end: '21:00', audience: 'REGULARS' }),
      aFreeSlot({ id: 'c', until: '2026-12-24' }),
      aFreeSlot({ id: 'd', weekday: 'SATURDAY', start: '10:00', end: '24:00' }),
    ],
    today: TODAY,
    onAdd: fn(),
    onEdit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WeeklyTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: '한 주' };
export const Empty: Story = { name: '모두 닫힘', args: { rules: [] } };
