import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { daysOf, weekOf } from '../address/calendar-view.ts';
import { aBusyWeek, anEmptyCalendar, aWorkingWeek, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { wallClock } from '../time/wall-clock.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { WeekGrid } from './week-grid.tsx';

const items = (calendar: Calendar) => itemsByDay(calendar, wallClock(DEFAULT_TIME_ZONE));

const meta = {
  component: WeekGrid,
  parameters: { platform: [] },
  args: {
    days: daysOf(weekOf(TODAY)),
    itemsOf: items(aWorkingWeek()),
    now: { day: TODAY, minute: 642 },
    onOpen: fn(),
    editing: { onPress: fn(), onDraw: fn(), onCarry: fn(), onCarryLesson: fn() },
  },
  // A phone has the strip and the list instead.
  globals: { viewport: { value: 'w1024' } },
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof WeekGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = { name: '보통 한 주' };
export const Busy: Story = { name: '겹치는 수업이 많은 주', args: { itemsOf: items(aBusyWeek()) } };
export const Empty: Story = { name: '비어 있는 주', args: { itemsOf: items(anEmptyCalendar()) } };
export const Loading: Story = {
  name: '불러오는 중',
  args: { itemsOf: items(anEmptyCalendar()), cover: <GridSkeleton lanes={7} /> },
};
export const OneDay: Story = { name: '하루', args: { days: [TODAY] } };
export const AnotherWeek: Story = { name: '오늘이 없는 주', args: { now: { day: '2026-12-01', minute: 642 } } };
export const ClockChange: Story = {
  name: '시계가 바뀌는 날 (뉴욕)',
  args: {
    days: daysOf(weekOf('2026-11-01')),
    itemsOf: itemsByDay(
      {
        ...anEmptyCalendar(),
        lessons: aWorkingWeek()
          .lessons.slice(0, 2)
          .map((lesson, index) => ({
            ...lesson,
            startAt: index === 0 ? '2026-11-01T04:30:00Z' : '2026-11-01T15:00:00Z',
            endAt: index === 0 ? '2026-11-01T06:30:00Z' : '2026-11-01T16:30:00Z',
          })),
      },
      wallClock('America/New_York'),
    ),
    now: { day: '2026-11-01', minute: 642 },
  },
};
