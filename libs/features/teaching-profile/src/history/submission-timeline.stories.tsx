import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aProfileSubmission } from '@portal/testing/profile/profile-builders';
import { aRejectedProfile } from '../profile.fixture.ts';
import { SubmissionTimeline } from './submission-timeline.tsx';

const approved = aProfileSubmission({
  id: 'submission-0',
  status: 'APPROVED',
  submittedAt: '2025-11-10T10:00:00+09:00',
  decidedAt: '2025-11-11T11:00:00+09:00',
});

const meta = {
  component: SubmissionTimeline,
  args: {
    submissions: [
      aProfileSubmission({ id: 'submission-3' }),
      aProfileSubmission({ ...aRejectedProfile().submission, id: 'submission-2' }),
      aProfileSubmission({ id: 'submission-1', status: 'CANCELED', decidedAt: '2026-11-13T09:20:00+09:00' }),
      approved,
    ],
    now: new Date('2026-11-18T10:42:00+09:00'),
    onCompare: fn(),
  },
} satisfies Meta<typeof SubmissionTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { name: '네 가지 결과' };
