import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { daysOf, weekOf } from '../address/calendar-view.ts';
import { anEmptyCalendar, aWorkingWeek, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { wallClock } from '../time/wall-clock.ts';
import { Agenda } from './agenda.tsx';

const clock = wallClock(DEFAULT_TIME_ZONE);

const meta = {
  component: Agenda,
  parameters: { platform: [] },
  args: {
    days: daysOf(weekOf(TODAY)),
    itemsOf: itemsByDay(aWorkingWeek(), clock),
    now: { day: TODAY, minute: 10 * 60 + 42 },
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof Agenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: '한 주' };
export const Phone: Story = {
  name: '휴대폰: 고른 날부터',
  args: { days: daysOf({ from: TODAY, to: '2026-11-22' }), isFirstNamed: true },
  globals: { viewport: { value: 'w390' } },
};
export const EmptyDay: Story = {
  name: '일정이 없는 날',
  args: { days: [TODAY], itemsOf: itemsByDay(anEmptyCalendar(), clock) },
};
