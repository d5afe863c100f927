import type { Meta, StoryObj } from '@storybook/react-vite';
import { aQuestion, aSolvedQuestion } from '@portal/testing/community/community-builders';
import { StorySheet } from '@portal/ui/story-board';
import { worlds } from '../community.fixture.ts';
import { QuestionRow } from './question-row.tsx';

const meta = {
  component: QuestionRow,
  parameters: { platform: worlds.loaded() },
  args: { post: aQuestion() },
  render: (args) => (
    <StorySheet width="full">
      <ul>
        <QuestionRow {...args} />
      </ul>
    </StorySheet>
  ),
} satisfies Meta<typeof QuestionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '답을 기다려요' };
export const Answered: Story = { name: '답변이 있지만 고르지 않음', args: { post: aQuestion({ comments: 9 }) } };
export const Solved: Story = { name: '해결됐어요', args: { post: aSolvedQuestion() } };
export const Phone: Story = { ...Solved, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
