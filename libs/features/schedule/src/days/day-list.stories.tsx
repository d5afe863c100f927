import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { anEmptyCalendar, aWorkingWeek, manyItems, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { wallClock } from '../time/wall-clock.ts';
import { DayList } from './day-list.tsx';

const of = (calendar: Parameters<typeof itemsByDay>[0]) =>
  itemsByDay(calendar, wallClock(DEFAULT_TIME_ZONE)).get(TODAY) ?? [];

const meta = {
  component: DayList,
  parameters: { platform: [] },
  args: { day: TODAY, items: of(aWorkingWeek()), now: { day: TODAY, minute: 10 * 60 + 42 }, onOpen: fn() },
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof DayList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = { name: '오늘' };
export const EarlyMorning: Story = { name: '아침: 빈 시간이 남아 있음', args: { now: { day: TODAY, minute: 6 * 60 } } };
export const Desk: Story = { name: '넓은 화면', globals: { viewport: { value: 'w1360' } } };
export const Full: Story = { name: '일정 30개', args: { items: of(manyItems(30, TODAY, TODAY)) } };
export const Empty: Story = { name: '일정 없음', args: { items: of(anEmptyCalendar()) } };
