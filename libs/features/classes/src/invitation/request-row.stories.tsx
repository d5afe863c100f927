import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { anEnrollmentRequest } from '@portal/testing/classes/enrollment-builders';
import { StorySheet } from '@portal/ui/story-board';
import { RequestRow } from './request-row.tsx';

const meta = {
  component: RequestRow,
  parameters: { platform: [] },
  args: { classId: 'class-1', request: anEnrollmentRequest(), onDecline: fn(), onRefused: fn(), children: null },
  render: (args) => (
    <StorySheet width="full">
      <ul style={{ listStyleType: 'none', padding: 20 }}>
        <RequestRow {...args} />
      </ul>
    </StorySheet>
  ),
} satisfies Meta<typeof RequestRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = { name: '선생님의 답을 기다림' };
export const Waiting: Story = {
  name: '빈자리를 기다림',
  args: { request: anEnrollmentRequest({ state: 'WAITING', heldUntil: null }) },
};
export const NoGoals: Story = { name: '목표를 적지 않음', args: { request: anEnrollmentRequest({ goals: '' }) } };
