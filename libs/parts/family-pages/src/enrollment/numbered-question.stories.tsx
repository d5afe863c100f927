import type { Meta, StoryObj } from '@storybook/react-vite';
import { korean } from '../korean-messages.ts';
import { NumberedQuestion } from './numbered-question.tsx';

const meta = {
  component: NumberedQuestion,
  args: { no: 1, question: korean.student.question, children: <p>{korean.student.goalsHelp}</p> },
} satisfies Meta<typeof NumberedQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: '첫 번째 질문' };
