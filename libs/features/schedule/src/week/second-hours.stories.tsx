import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { daysOf, weekOf } from '../address/calendar-view.ts';
import { aWorkingWeek, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { CalendarLayersProvider, NO_LAYERS } from '../time/calendar-layers.ts';
import { wallClock } from '../time/wall-clock.ts';
import { WeekGrid } from './week-grid.tsx';

function TwoClocks({ date, timeZone, secondTimeZone }: { date: string; timeZone: string; secondTimeZone: string }) {
  return (
    <CalendarLayersProvider value={{ ...NO_LAYERS, timeZone, secondTimeZone }}>
      <CalendarLook>
        <WeekGrid
          days={daysOf(weekOf(date))}
          itemsOf={itemsByDay(aWorkingWeek(), wallClock(timeZone))}
          now={{ day: TODAY, minute: 642 }}
          onOpen={fn()}
        />
      </CalendarLook>
    </CalendarLayersProvider>
  );
}

const meta = {
  component: TwoClocks,
  parameters: { platform: [] },
  args: { date: TODAY, timeZone: DEFAULT_TIME_ZONE, secondTimeZone: 'Asia/Ho_Chi_Minh' },
  globals: { viewport: { value: 'w1024' } },
} satisfies Meta<typeof TwoClocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vietnam: Story = { name: '서울과 호찌민' };
export const HalfHour: Story = { name: '반 시간 차이 (뉴델리)', args: { secondTimeZone: 'Asia/Kolkata' } };
export const OtherDay: Story = {
  name: '날이 다른 도시 (로스앤젤레스)',
  args: { secondTimeZone: 'America/Los_Angeles' },
};
export const ClockChange: Story = {
  name: '시계가 바뀌는 주 (뉴욕)',
  args: { date: '2026-10-30', secondTimeZone: 'America/New_York' },
};
