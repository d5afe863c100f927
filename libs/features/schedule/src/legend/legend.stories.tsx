import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aWorkingWeek } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { wallClock } from '../time/wall-clock.ts';
import { classesOf } from './class-filter.ts';
import { Legend } from './legend.tsx';

const itemsOf = itemsByDay(aWorkingWeek(), wallClock(DEFAULT_TIME_ZONE));
const classes = classesOf([...itemsOf.keys()], itemsOf);

const meta = {
  component: Legend,
  args: { classes, chosen: new Set<string>(), onToggle: fn() },
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof Legend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '기본' };
export const Chosen: Story = { name: '수업 둘만 보기', args: { chosen: new Set(['class-1', 'class-3']) } };
export const NoClass: Story = { name: '수업이 없는 주', args: { classes: [] } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
