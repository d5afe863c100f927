import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';

const meta = {
  component: CalendarToolbar,
  parameters: { platform: [] },
  args: { address: { view: 'week', date: TODAY }, today: TODAY, onGo: fn() },
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof CalendarToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: '주' };
export const Day: Story = { name: '일', args: { address: { view: 'day', date: TODAY } } };
export const Month: Story = { name: '월', args: { address: { view: 'month', date: TODAY } } };
