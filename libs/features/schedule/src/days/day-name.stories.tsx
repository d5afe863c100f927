import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@portal/domain/time/day';
import { TODAY } from '../calendar.fixture.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { CalendarLayersProvider, NO_LAYERS } from '../time/calendar-layers.ts';
import { DayName } from './day-name.tsx';

const days = Array.from({ length: 7 }, (_, n) => addDays('2026-11-16', n));
const holiday = { date: '2026-11-20', country: 'KR', name: '대체공휴일' } as const;

const meta = {
  component: DayName,
  parameters: { platform: [] },
  args: { day: TODAY, isToday: true },
  render: () => (
    <CalendarLayersProvider value={{ ...NO_LAYERS, holidaysOf: new Map([[holiday.date, [holiday]]]) }}>
      <CalendarLook display="flex" gap="6">
        {days.map((day) => (
          <DayName key={day} day={day} isToday={day === TODAY} />
        ))}
      </CalendarLook>
    </CalendarLayersProvider>
  ),
} satisfies Meta<typeof DayName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: '한 주, 오늘과 쉬는 날' };
