import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonDiary } from '@portal/testing/lessons/lesson-desk-builders';
import { ConflictBanner } from './conflict-banner.tsx';

const meta = {
  component: ConflictBanner,
  args: {
    rival: aLessonDiary({ version: 2, covered: '기울기와 절편' }),
    keeper: { keepMine: () => undefined, takeTheirs: () => undefined },
  },
  parameters: { platform: [] },
} satisfies Meta<typeof ConflictBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rival: Story = { name: '두 곳에서 씀' };
export const Nothing: Story = { name: '다툼 없음', args: { rival: null } };
