import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { someClasses, worlds } from '../classes.fixture.ts';
import { ClassRow } from './class-row.tsx';

const meta = {
  component: ClassRow,
  parameters: { platform: worlds.loaded, path: '/account/my-courses/all' },
  args: { shown: someClasses()[0]!, onAction: () => undefined },
  render: ({ shown, onAction }) => (
    <ul>
      <ClassRow shown={shown} onAction={onAction} />
    </ul>
  ),
} satisfies Meta<typeof ClassRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const owed = { count: 2, lessonId: 'lesson-5', endAt: '2026-11-18T09:00:00+09:00' };
export const Owed: Story = { name: '마무리가 남음', args: { shown: { ...someClasses()[0]!, toWrapUp: owed } } };
export const Late: Story = {
  name: '마무리가 늦음',
  args: { shown: { ...someClasses()[0]!, toWrapUp: { ...owed, endAt: '2026-11-16T20:00:00+09:00' } } },
};
export const LongName: Story = {
  name: '긴 이름, 많은 학생',
  args: {
    shown: { ...someClasses()[0]!, name: HARD_CONTENT.long, studentCount: 100, unreadMessages: 120, toWrapUp: owed },
  },
};
