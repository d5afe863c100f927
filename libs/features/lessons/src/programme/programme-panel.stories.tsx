import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonDesk, aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { ProgrammePanel } from './programme-panel.tsx';

const { programme } = aLessonDesk();
const meta = {
  component: ProgrammePanel,
  args: { desk: aLessonDesk() },
  parameters: { platform: [] },
} satisfies Meta<typeof ProgrammePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = { name: '이번 계획' };
export const Taught: Story = {
  name: '배운 내용',
  args: { desk: aTaughtLesson({ diary: aLessonDiary({ programmeNo: 12, sentAt: '2026-11-18T10:41:00+09:00' }) }) },
};
export const Behind: Story = {
  name: '앞 순서가 남음',
  args: { desk: aLessonDesk({ programme: programme.map((step) => ({ ...step, coveredAt: null })) }) },
};
export const NotPlanned: Story = {
  name: '이번 계획이 없음',
  args: { desk: aLessonDesk({ lesson: { startAt: '2026-11-18T09:00:00+09:00' } }) },
};
export const None: Story = { name: '커리큘럼 없음', args: { desk: aLessonDesk({ programme: [] }) } };
