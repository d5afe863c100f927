import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { CalendarLayersProvider, NO_LAYERS } from '../time/calendar-layers.ts';
import { PhoneToolbar } from './phone-toolbar.tsx';

const meta = {
  component: PhoneToolbar,
  parameters: { platform: [] },
  args: { address: { view: 'week', date: TODAY }, today: TODAY, onGo: fn() },
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <CalendarLayersProvider value={{ ...NO_LAYERS, actions: { moveDay: fn(), addTimeOff: fn() } }}>
        <CalendarLook>
          <Story />
        </CalendarLook>
      </CalendarLayersProvider>
    ),
  ],
} satisfies Meta<typeof PhoneToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThisWeek: Story = { name: '이번 주' };
export const OtherWeek: Story = {
  name: '다른 주: 오늘로 가는 버튼',
  args: { address: { view: 'week', date: '2026-11-30' } },
};
export const NewYear: Story = { name: '해가 바뀌는 주', args: { address: { view: 'week', date: '2027-01-01' } } };
export const Month: Story = { name: '한 달', args: { address: { view: 'month', date: TODAY } } };
