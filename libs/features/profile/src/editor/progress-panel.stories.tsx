import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { aProfileContent, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { ProfileFrame } from '../profile-frame.fixture.tsx';
import { anEmptyProfile, aPendingProfile, aReadyProfile } from '../profile.fixture.ts';
import { ProgressPanel } from './progress-panel.tsx';

const meta = {
  component: ProgressPanel,
  args: { profile: anEmptyProfile(), isSettled: false, isWide: true },
  parameters: { platform: [] },
} satisfies Meta<typeof ProgressPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const withoutVideo = aReadyProfile({ content: aProfileContent({ introVideoUrl: '' }) });
const framed = (profile = anEmptyProfile()) =>
  function Framed(args: ComponentProps<typeof ProgressPanel>) {
    return (
      <ProfileFrame profile={profile}>
        <div style={{ maxWidth: 320 }}>
          <ProgressPanel {...args} profile={profile} />
        </div>
      </ProfileFrame>
    );
  };

export const Missing: Story = { name: '빠진 것이 있음', render: framed() };
export const Folded: Story = { name: '좁은 화면: 접혀 있음', args: { isWide: false }, render: framed() };
export const Wish: Story = { name: '낼 수 있고, 하나가 있으면 좋음', render: framed(withoutVideo) };
export const Waiting: Story = { name: '심사 중', render: framed(aPendingProfile()) };
export const Settled: Story = { name: '승인됨', args: { isSettled: true }, render: framed(aTeacherProfile()) };
