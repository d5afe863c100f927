import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProfileSubmission, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { ProfileFrame } from '../profile-frame.fixture.tsx';
import {
  anEmptyProfile,
  aChangedProfile,
  aPendingProfile,
  aReadyProfile,
  aRejectedProfile,
  worlds,
} from '../profile.fixture.ts';
import { RemarksProvider } from '../remarks/remarks-provider.tsx';
import { StatusBanner } from './status-banner.tsx';

const rejected = aRejectedProfile({ firstApprovedAt: '2025-11-11T11:00:00+09:00' });
const late = aProfileSubmission({ dueAt: '2026-11-18T08:42:00+09:00' });

const meta = {
  component: StatusBanner,
  args: { profile: anEmptyProfile() },
  parameters: { platform: worlds.rejected, frameHeight: 1100 },
} satisfies Meta<typeof StatusBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: '모든 상태',
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <StatusBanner profile={anEmptyProfile()} />
      <StatusBanner profile={aPendingProfile()} />
      <StatusBanner profile={aTeacherProfile()} />
      <StatusBanner profile={aChangedProfile()} />
      <StatusBanner profile={aReadyProfile({ status: 'CANCELED' })} />
    </div>
  ),
};
export const Late: Story = {
  name: '공개 중인 채로 심사가 늦음',
  args: { profile: aPendingProfile({ submission: late, firstApprovedAt: rejected.firstApprovedAt }) },
};
export const Rejected: Story = {
  name: '반려: 이유와 의견',
  render: () => (
    <ProfileFrame profile={rejected}>
      <RemarksProvider profile={rejected}>
        <StatusBanner profile={rejected} />
      </RemarksProvider>
    </ProfileFrame>
  ),
};
