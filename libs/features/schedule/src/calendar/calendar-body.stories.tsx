import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { anEmptyCalendar, aWorkingWeek, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { wallClock } from '../time/wall-clock.ts';
import { CalendarBody } from './calendar-body.tsx';

const at = wallClock(DEFAULT_TIME_ZONE);

const meta = {
  component: CalendarBody,
  parameters: { platform: [] },
  args: {
    address: { view: 'week', date: TODAY },
    itemsOf: itemsByDay(aWorkingWeek(), at),
    now: { day: TODAY, minute: 642 },
    isPhone: false,
    isLoading: false,
    isEmpty: false,
    onOpen: fn(),
    editing: { onPress: fn(), onDraw: fn(), onCarry: fn(), onCarryLesson: fn() },
    onGo: fn(),
  },
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof CalendarBody>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { itemsOf: itemsByDay(anEmptyCalendar(), at), isEmpty: true };

export const Month: Story = { name: '달', args: { address: { view: 'month', date: TODAY } } };
export const EmptyWeek: Story = { name: '빈 주', args: nothing };
export const EmptyList: Story = { name: '빈 목록', args: { ...nothing, address: { view: 'agenda', date: TODAY } } };
export const Loading: Story = { name: '불러오는 중', args: { isLoading: true } };
export const Phone: Story = { name: '휴대폰', args: { isPhone: true }, globals: { viewport: { value: 'w390' } } };
