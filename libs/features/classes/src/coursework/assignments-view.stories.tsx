import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { AssignmentsView } from './assignments-view.tsx';

const meta = {
  component: AssignmentsView,
  args: { shown: aTeachingClass() },
  parameters: {
    platform: [fake(assignmentsContract.listAssignments, { total: 1, items: [anAssignment()] })],
  },
} satisfies Meta<typeof AssignmentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중인 수업' };
export const Finished: Story = { name: '끝난 수업', args: { shown: aTeachingClass({ progress: 'FINISHED' }) } };
export const Canceled: Story = {
  name: '취소된 수업',
  args: { shown: aTeachingClass({ canceledAt: '2026-11-10T09:00:00+09:00' }) },
};
