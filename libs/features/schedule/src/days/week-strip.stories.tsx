import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { daysOf, visibleRange, weekOf } from '../address/calendar-view.ts';
import { anEmptyCalendar, aWorkingWeek, manyItems, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { wallClock } from '../time/wall-clock.ts';
import { WeekStrip } from './week-strip.tsx';

const clock = wallClock(DEFAULT_TIME_ZONE);

const meta = {
  component: WeekStrip,
  parameters: { platform: [] },
  args: {
    days: daysOf(weekOf(TODAY)),
    itemsOf: itemsByDay(aWorkingWeek(), clock),
    today: TODAY,
    chosen: TODAY,
    onChoose: fn(),
  },
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof WeekStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: '한 주' };
export const AnotherDay: Story = { name: '다른 날을 고름', args: { chosen: '2026-11-22' } };
export const Empty: Story = { name: '비어 있는 주', args: { itemsOf: itemsByDay(anEmptyCalendar(), clock) } };
export const Month: Story = {
  name: '한 달',
  args: {
    days: daysOf(visibleRange({ view: 'month', date: TODAY })),
    month: TODAY,
    itemsOf: itemsByDay(manyItems(120, '2026-10-26', '2026-12-06'), clock),
  },
};
