import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { aWorkingWeek } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { CalendarLayersProvider, NO_LAYERS } from '../time/calendar-layers.ts';
import { wallClock } from '../time/wall-clock.ts';
import { MoveDayButton } from './move-day-button.tsx';

const items = itemsByDay(aCalendar(aWorkingWeek()), wallClock(DEFAULT_TIME_ZONE)).get('2026-11-20') ?? [];

const meta = {
  component: MoveDayButton,
  parameters: { platform: [] },
  args: { day: '2026-11-20', items },
  decorators: [
    (Story) => (
      <CalendarLayersProvider value={{ ...NO_LAYERS, actions: { moveDay: fn(), addTimeOff: fn() } }}>
        <CalendarLook>
          <Story />
        </CalendarLook>
      </CalendarLayersProvider>
    ),
  ],
} satisfies Meta<typeof MoveDayButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = { name: '옮길 수업이 있는 날' };
export const Nothing: Story = { name: '옮길 수업이 없는 날', tags: ['empty-canvas'], args: { items: [] } };
