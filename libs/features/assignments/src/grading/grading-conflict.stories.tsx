import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aGradedSubmission } from '@portal/testing/coursework/submission-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { GradingConflict } from './grading-conflict.tsx';

const meta = {
  component: GradingConflict,
  parameters: { platform: [] },
  args: {
    rival: aGradedSubmission({ score: 90, feedback: '아주 좋아요.', gradeState: 'GRADED', version: 5 }),
    mine: { score: '64', feedback: '부호를 다시 보세요.', errorTags: [] },
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
} satisfies Meta<typeof GradingConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { name: '두 곳에서 채점함' };
export const Half: Story = {
  name: '점수나 의견이 없음',
  args: { rival: aGradedSubmission({ version: 5 }), mine: { score: '', feedback: '', errorTags: [] } },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    rival: aGradedSubmission({ score: 100, feedback: `${HARD_CONTENT.long} ${HARD_CONTENT.url}\n`.repeat(5) }),
    mine: { score: '100', feedback: `${HARD_CONTENT.url}\n`.repeat(5), errorTags: [] },
  },
};
