import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApprovalDialogs } from './approval-dialogs.tsx';

const meta = {
  component: ApprovalDialogs,
  args: {
    asked: 'SUBMIT',
    isPublic: true,
    isSending: false,
    onSubmit: fn(),
    onCancel: fn(),
    onClose: fn(),
    finalFocus: { current: null },
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ApprovalDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Submit: Story = { name: '승인 요청' };
export const Cancel: Story = { name: '승인 요청 취소', args: { asked: 'CANCEL' } };
