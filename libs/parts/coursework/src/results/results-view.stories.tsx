import type { Meta, StoryObj } from '@storybook/react-vite';
import { gradingResults } from '@portal/testing/coursework/grading-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { ResultsView } from './results-view.tsx';

const meta = {
  component: ResultsView,
  parameters: { platform: [] },
  args: { results: gradingResults() },
  decorators: [
    (Story) => (
      <StorySheet width="34rem">
        <Story />
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof ResultsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Graded: Story = { name: '채점한 과제' };
export const Nothing: Story = {
  name: '아직 채점 전',
  args: {
    results: gradingResults({
      graded: 0,
      scored: 0,
      average: null,
      bands: Array.from({ length: 10 }, () => 0),
      errors: [],
      time: { measured: 0, medianSeconds: null },
    }),
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    results: gradingResults({
      bands: Array.from({ length: 10 }, (_, at) => at * 1_000),
      errors: Array.from({ length: 10 }, (_, at) => ({
        tag: `${at} ${HARD_CONTENT.url}`,
        count: 12_000,
        example: { submissionId: 's', studentName: HARD_CONTENT.long, feedback: HARD_CONTENT.long },
      })),
    }),
  },
};
