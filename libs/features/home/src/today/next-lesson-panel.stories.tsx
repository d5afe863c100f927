import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { NextLessonPanel } from './next-lesson-panel.tsx';

const meta = {
  component: NextLessonPanel,
  args: { lesson: aLesson(), now: new Date(FROZEN_NOW) },
  parameters: { platform: [] },
} satisfies Meta<typeof NextLessonPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = { status: 'UPCOMING', startAt: '2026-11-18T12:00:00+09:00', endAt: '2026-11-18T13:00:00+09:00' } as const;

export const Running: Story = { name: '진행 중' };
export const Today: Story = { name: '오늘', args: { lesson: aLesson(later) } };
export const None: Story = { name: '없음', args: { lesson: undefined } };
