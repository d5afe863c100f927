import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { CalendarLayersProvider, NO_LAYERS } from '../time/calendar-layers.ts';
import { DayMenu } from './day-menu.tsx';

const meta = {
  component: DayMenu,
  args: { date: TODAY, today: TODAY },
  parameters: { platform: [] },
  decorators: [
    (Story) => (
      <CalendarLayersProvider value={{ ...NO_LAYERS, actions: { moveDay: fn(), addTimeOff: fn() } }}>
        <Story />
      </CalendarLayersProvider>
    ),
  ],
} satisfies Meta<typeof DayMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힘' };
