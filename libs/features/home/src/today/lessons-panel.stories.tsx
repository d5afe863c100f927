import type { Meta, StoryObj } from '@storybook/react-vite';
import { LESSON_STATUSES } from '@portal/domain/lessons/lesson';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { LessonsPanel } from './lessons-panel.tsx';

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
  args: { lessons: LESSON_STATUSES.map((status) => aLesson({ id: status, status })) },
};
export const None: Story = { name: '없음', args: { lessons: [] } };
