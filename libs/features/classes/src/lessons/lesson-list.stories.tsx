import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySheet } from '@portal/ui/story-board';
import { lessons as words } from '../class-messages.ts';
import { someLessons } from '../class-page.fixture.ts';
import { LessonList } from './lesson-list.tsx';

const meta = {
  component: LessonList,
  parameters: { platform: [] },
  args: { lessons: someLessons(), meetingUrl: null, label: words.title },
  render: (args) => (
    <StorySheet width="full">
      <LessonList {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof LessonList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = { name: '차례대로' };
export const Elsewhere: Story = { name: '다른 회의실', args: { meetingUrl: 'https://meet.example.com/abc' } };
