import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { NextLessonPanel } from './next-lesson-panel.tsx';

const meta = {
  component: NextLessonPanel,
  args: { lesson: aLesson(), isRunning: true, now: new Date(FROZEN_NOW), zone: 'Asia/Seoul' },
  parameters: { platform: [] },
} satisfies Meta<typeof NextLessonPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = { status: 'UPCOMING', startAt: '2026-11-18T12:00:00+09:00', endAt: '2026-11-18T13:00:00+09:00' } as const;

export const Running: Story = { name: '진행 중' };
export const Today: Story = { name: '오늘', args: { lesson: aLesson(later), isRunning: false } };
export const NextWeek: Story = {
  name: '다음 주, 대면',
  args: {
    lesson: aLesson({
      ...later,
      startAt: '2026-11-26T19:00:00+09:00',
      endAt: '2026-11-26T20:00:00+09:00',
      mode: 'OFFLINE',
      place: '마포구 스터디룸 2호',
    }),
    isRunning: false,
  },
};
export const LongName: Story = {
  name: '긴 이름',
  args: {
    lesson: aLesson({
      className: 'Lớp toán nâng cao của cô Nguyễn Thị Đào – 중학교 2학년 수학 개념 완성과 서술형 대비 토요 집중반',
    }),
  },
};
export const None: Story = { name: '없음', args: { lesson: null, isRunning: false } };
