import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarLook } from '../items/calendar-look.tsx';
import { CalendarLayersProvider, NO_LAYERS } from './calendar-layers.ts';
import { HolidayName } from './holiday-name.tsx';

const DAY = '2026-09-02';

const meta = {
  component: HolidayName,
  args: { day: DAY },
  render: ({ day }) => (
    <CalendarLayersProvider
      value={{
        ...NO_LAYERS,
        holidaysOf: new Map([
          [
            day,
            [
              { date: day, country: 'KR', name: '임시공휴일' },
              { date: day, country: 'VN', name: '국경일' },
            ],
          ],
        ]),
      }}
    >
      <CalendarLook maxW="160px">
        <HolidayName day={day} />
      </CalendarLook>
    </CalendarLayersProvider>
  ),
} satisfies Meta<typeof HolidayName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCountries: Story = { name: '두 나라의 쉬는 날, 좁은 칸' };
