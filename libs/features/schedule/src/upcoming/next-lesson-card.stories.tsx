import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { NOW } from '../calendar.fixture.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { NextLessonCard } from './next-lesson-card.tsx';

const upcoming = (startAt: string, endAt: string) => aLesson({ status: 'UPCOMING', startAt, endAt });

const meta = {
  component: NextLessonCard,
  parameters: { platform: [] },
  args: { lesson: aLesson(), lessonsToday: 3, now: Date.parse(NOW), onOpen: fn() },
  decorators: [
    (Story) => (
      <CalendarLook maxW="calendar.rail">
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof NextLessonCard>;
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
export const None: Story = { name: '예정된 수업 없음', args: { lesson: undefined, lessonsToday: 0 } };
