import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { TODAY } from '../calendar.fixture.ts';
import { DateSlots } from './date-slots.tsx';

const meta = {
  component: DateSlots,
  args: {
    rules: [
      aFreeSlot({ except: ['2026-11-26', '2026-12-03'] }),
      { id: 'b', kind: 'DATE', date: '2026-11-21', start: '10:00', end: '12:00', audience: 'ALL' },
      { id: 'c', kind: 'DATE', date: '2026-12-03', start: '15:00', end: '17:00', audience: 'REGULARS' },
    ],
    today: TODAY,
    onAdd: fn(),
    onEdit: fn(),
    onClose: fn(),
    onReopen: fn(),
  },
} satisfies Meta<typeof DateSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '연 날과 닫은 날' };
export const None: Story = { name: '없음', args: { rules: [aFreeSlot()] } };
