import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { gradingCommentsContract as contract } from '@portal/domain/coursework/grading-comments.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aGradingComment } from '@portal/testing/coursework/grading-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { aCommentServer } from '../grading.fixture.ts';
import { CommentBank } from './comment-bank.tsx';

const meta = {
  component: CommentBank,
  parameters: { platform: aCommentServer() },
  args: { mayAdd: true, onPick: fn(), onAdd: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <StorySheet width="19rem">
        <Story />
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof CommentBank>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '셋' };
export const Empty: Story = { name: '없음', args: { mayAdd: false }, parameters: { platform: aCommentServer([]) } };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: aCommentServer(
      Array.from({ length: 12 }, (_, at) =>
        aGradingComment({ id: `c${at}`, text: HARD_CONTENT.long, tags: [HARD_CONTENT.url, '부호 실수'], used: 1_200 }),
      ),
    ),
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listGradingComments)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listGradingComments, 'UNEXPECTED')] },
};
