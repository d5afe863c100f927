import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProblem } from '@portal/api/api-problem';
import { errorMessage } from '@portal/domain/contract/error-code';
import { FormRefusal } from './form-refusal.tsx';

const meta = {
  component: FormRefusal,
  args: { title: '저장하지 못했어요', problem: localProblem('OFFLINE'), onReload: () => undefined },
} satisfies Meta<typeof FormRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { name: '오류' };
export const Newer: Story = {
  name: '다른 곳에서 먼저 바꿈',
  args: { problem: { status: 409, code: 'VERSION_CONFLICT', message: errorMessage('VERSION_CONFLICT') } },
};
