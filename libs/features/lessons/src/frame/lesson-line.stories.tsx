import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { LessonLine } from './lesson-line.tsx';

const meta = {
  component: LessonLine,
  args: { lesson: aLesson(), hasTitle: false },
  parameters: { platform: [] },
} satisfies Meta<typeof LessonLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = { name: '회차 쪽' };
export const Other: Story = { name: '마무리 쪽', args: { hasTitle: true } };
export const Long: Story = {
  name: '긴 이름의 체험 수업',
  args: { lesson: aLesson({ isTrial: true, title: HARD_CONTENT.long }), hasTitle: true },
};
