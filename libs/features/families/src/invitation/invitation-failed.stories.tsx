import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProblem } from '@portal/api/api-problem';
import { InvitationFailed } from './invitation-failed.tsx';

const meta = {
  component: InvitationFailed,
  args: { problem: localProblem('TIMEOUT'), language: 'ko', onRetry: () => undefined },
} satisfies Meta<typeof InvitationFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooLate: Story = { name: '답이 늦음' };
