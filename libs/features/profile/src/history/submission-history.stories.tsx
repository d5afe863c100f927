import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aProfileSubmission } from '@portal/testing/profile/profile-builders';
import { aRejectedProfile } from '../profile.fixture.ts';
import { SubmissionHistory } from './submission-history.tsx';

const approved = aProfileSubmission({
  id: 'submission-0',
  status: 'APPROVED',
  submittedAt: '2025-11-10T10:00:00+09:00',
  decidedAt: '2025-11-11T11:00:00+09:00',
});

const meta = {
  component: SubmissionHistory,
  args: {
    submissions: [
      aProfileSubmission({ id: 'submission-3' }),
      aProfileSubmission({ ...aRejectedProfile().submission, id: 'submission-2' }),
      aProfileSubmission({ id: 'submission-1', status: 'CANCELED', decidedAt: '2026-11-13T09:20:00+09:00' }),
      approved,
    ],
    onCompare: fn(),
  },
} satisfies Meta<typeof SubmissionHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { name: '네 가지 결과' };
