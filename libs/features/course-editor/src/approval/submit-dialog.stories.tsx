import type { Meta, StoryObj } from '@storybook/react-vite';
import { anApprovalRequest } from '@portal/testing/courses/course-builders';
import { inEditor } from '../editor-story.fixture.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

const meta = {
  component: SubmitDialog,
  args: { onClose: () => {}, onIncomplete: () => {} },
} satisfies Meta<typeof SubmitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: '처음 승인 요청', ...inEditor() };
export const Again: Story = {
  name: '승인을 기다리는 요청을 바꿈',
  ...inEditor({ status: 'WAITING_APPROVAL', request: anApprovalRequest() }),
};
export const Phone: Story = { name: '휴대폰', ...inEditor(), globals: { viewport: { value: 'w390' } } };
