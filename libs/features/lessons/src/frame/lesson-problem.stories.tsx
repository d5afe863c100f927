import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProblem } from '@portal/api/api-problem';
import { errorMessage } from '@portal/domain/contract/error-code';
import { hold } from '../messages.ts';
import { LessonProblem } from './lesson-problem.tsx';

const meta = {
  component: LessonProblem,
  args: { title: hold.finishFailed, problem: localProblem('OFFLINE') },
} satisfies Meta<typeof LessonProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { name: '오류' };
export const Outdated: Story = {
  name: '다른 곳에서 먼저 바뀜',
  args: { problem: { status: 409, code: 'VERSION_CONFLICT', message: errorMessage('VERSION_CONFLICT') } },
};
