import type { Meta, StoryObj } from '@storybook/react-vite';
import { LESSON_STATUSES, type LessonStatus } from '@portal/domain/lessons/lesson';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { LessonsPanel } from './lessons-panel.tsx';

/** Of the frozen Wednesday; the one that runs is the builder's. */
const HOURS: Readonly<Record<LessonStatus, string>> = {
  FINISHED: '07',
  DONE: '08',
  IN_PROGRESS: '10',
  UPCOMING: '14',
  CANCELED: '16',
};
const HELD = { FINISHED: true, DONE: true, IN_PROGRESS: null, UPCOMING: null, CANCELED: false } as const;
const at = (hour: string) => ({
  startAt: `2026-11-18T${hour}:30:00+09:00`,
  endAt: `2026-11-18T${String(Number(hour) + 1).padStart(2, '0')}:30:00+09:00`,
});

const meta = {
  component: LessonsPanel,
  args: { lessons: [aLesson()], now: new Date(FROZEN_NOW), zone: 'Asia/Seoul' },
  parameters: { platform: [] },
} satisfies Meta<typeof LessonsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '하나' };
export const EveryStatus: Story = {
  name: '모든 상태',
  args: {
    lessons: LESSON_STATUSES.map((status) => aLesson({ id: status, status, held: HELD[status], ...at(HOURS[status]) })),
  },
};
export const None: Story = { name: '없음', args: { lessons: [] } };
