import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { anEmptyCalendar, aWorkingWeek, manyItems, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { wallClock } from '../time/wall-clock.ts';
import { MonthGrid } from './month-grid.tsx';

const items = (calendar: Calendar) => itemsByDay(calendar, wallClock(DEFAULT_TIME_ZONE));

const meta = {
  component: MonthGrid,
  parameters: { platform: [] },
  args: { date: TODAY, today: TODAY, itemsOf: items(aWorkingWeek()), onOpen: fn(), onPickDay: fn() },
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof MonthGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWeek: Story = { name: '한 주만 찬 달' };
export const Full: Story = {
  name: '날마다 더 있는 달',
  args: { itemsOf: items(manyItems(300, '2026-10-26', '2026-12-06')) },
};
export const Empty: Story = { name: '비어 있는 달', args: { itemsOf: items(anEmptyCalendar()) } };
export const Loading: Story = { name: '불러오는 중', args: { itemsOf: items(anEmptyCalendar()), isLoading: true } };
export const FourWeeks: Story = { name: '꼭 네 주인 달', args: { date: '2021-02-14' } };
