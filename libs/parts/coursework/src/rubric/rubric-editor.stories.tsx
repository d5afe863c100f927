import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { RubricEditor } from './rubric-editor.tsx';
import type { RubricValues } from './rubric-values.ts';

interface Args {
  rubric: RubricValues;
  /** What the form refuses. */
  error?: string;
}

function InForm({ rubric, error }: Args) {
  const form = useForm({
    values: { rubric },
    ...(error && { errors: { rubric: { type: 'check', message: error } } }),
  });
  return (
    <FormProvider {...form}>
      <RubricEditor />
    </FormProvider>
  );
}

const meta = {
  component: InForm,
  parameters: { platform: [] },
  args: {
    rubric: [
      { name: '식 세우기', points: 40 },
      { name: '풀이 과정', points: 40 },
      { name: '답과 단위', points: 20 },
    ],
  },
  decorators: [
    (Story) => (
      <StorySheet width="32rem">
        <Story />
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof InForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: '100점' };
export const None: Story = { name: '기준표 없음', args: { rubric: [] } };
export const Wrong: Story = {
  name: '점수가 모자람',
  args: {
    rubric: [
      { name: '식 세우기', points: 40 },
      { name: '', points: null },
    ],
    error: '점수를 모두 더하면 100점이어야 해요.',
  },
};
export const Longest: Story = {
  name: '항목 여덟, 긴 이름',
  args: { rubric: Array.from({ length: 8 }, (_, at) => ({ name: HARD_CONTENT.long, points: at === 0 ? 30 : 10 })) },
};
