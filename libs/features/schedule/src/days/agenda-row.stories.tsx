import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aWorkingWeek } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { wallClock } from '../time/wall-clock.ts';
import { AgendaRow } from './agenda-row.tsx';

const items = [...itemsByDay(aWorkingWeek(), wallClock(DEFAULT_TIME_ZONE)).values()].flat();
// One of each kind: a designer judges them beside each other.
const kinds = [...new Map(items.map((item) => [item.kind, item])).values()].filter((item) => item.kind !== 'free');

const meta = {
  component: AgendaRow,
  parameters: { platform: [] },
  args: { item: kinds[0]!, onOpen: fn() },
  render: ({ onOpen }) => (
    <CalendarLook>
      {kinds.map((item) => (
        <AgendaRow key={item.key} item={item} onOpen={onOpen} />
      ))}
    </CalendarLook>
  ),
} satisfies Meta<typeof AgendaRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = { name: '종류마다 하나' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
