import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { NextLesson } from './next-lesson.tsx';

const meta = {
  component: NextLesson,
  args: { lesson: aLesson(), now: Date.parse(FROZEN_NOW) },
  parameters: { platform: [] },
} satisfies Meta<typeof NextLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = { status: 'UPCOMING', startAt: '2026-11-18T12:00:00+09:00', endAt: '2026-11-18T13:00:00+09:00' } as const;

export const Running: Story = { name: '진행 중' };
export const Today: Story = { name: '오늘', args: { lesson: aLesson(later) } };
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
