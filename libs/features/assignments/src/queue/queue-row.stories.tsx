import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aQueuedSubmission } from '@portal/testing/coursework/submission-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { aStudent } from '../grading.fixture.ts';
import { QueueRow } from './queue-row.tsx';

const meta = {
  component: QueueRow,
  parameters: { platform: [] },
  args: { submission: aQueuedSubmission(), isCurrent: false, onOpen: fn() },
  decorators: [
    (Story) => (
      <StorySheet width="16.5rem">
        <Story />
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof QueueRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '채점할 것' };
export const Current: Story = { name: '지금 채점하는 것', args: { isCurrent: true } };
export const Late: Story = {
  name: '늦게, 다시 낸 것',
  args: { submission: aQueuedSubmission({ isLate: true, attempt: 2 }) },
};
export const Graded: Story = {
  name: '채점한 것',
  args: { submission: aQueuedSubmission({ gradeState: 'GRADED', score: 88 }) },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    submission: aQueuedSubmission({
      student: aStudent(1, HARD_CONTENT.url),
      class: { id: 'class-1', name: HARD_CONTENT.long },
      isLate: true,
      attempt: 12,
      score: 100,
    }),
  },
};
