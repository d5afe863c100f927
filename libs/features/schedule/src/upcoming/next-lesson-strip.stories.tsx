import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { NOW } from '../calendar.fixture.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { NextLessonStrip } from './next-lesson-strip.tsx';

const upcoming = (startAt: string, endAt: string) => aLesson({ status: 'UPCOMING', startAt, endAt });

const meta = {
  component: NextLessonStrip,
  parameters: { platform: [] },
  args: {
    lesson: aLesson(),
    sums: { today: 3, thisWeek: 12, thisWeekMs: 680 * 60_000 },
    now: Date.parse(NOW),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <CalendarLook>
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof NextLessonStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중' };
export const InMinutes: Story = {
  name: '18분 뒤',
  args: { lesson: upcoming('2026-11-18T11:00:00+09:00', '2026-11-18T12:00:00+09:00') },
};
export const Tomorrow: Story = {
  name: '내일',
  args: { lesson: upcoming('2026-11-19T15:00:00+09:00', '2026-11-19T16:00:00+09:00') },
};
export const None: Story = {
  name: '예정된 수업 없음',
  args: { lesson: undefined, sums: { today: 0, thisWeek: 0, thisWeekMs: 0 } },
};
export const Trial: Story = {
  name: '체험, 대면',
  args: {
    lesson: {
      ...upcoming('2026-11-18T11:00:00+09:00', '2026-11-18T12:00:00+09:00'),
      isTrial: true,
      mode: 'OFFLINE',
      place: '마포구 스터디룸 2호',
    },
  },
};
