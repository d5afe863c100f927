import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPublicTeacherProfile } from '@portal/testing/profile/profile-builders';
import { PublicProfile } from './public-profile.tsx';

const meta = {
  component: PublicProfile,
  args: {
    profile: aPublicTeacherProfile({ areas: ['Thành phố Hồ Chí Minh · Quận 1 · Phường Bến Nghé'] }),
    viewer: 'PARENT',
  },
} satisfies Meta<typeof PublicProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Parent: Story = { name: '학부모에게' };
export const Student: Story = {
  name: '학생에게',
  args: { viewer: 'STUDENT', profile: aPublicTeacherProfile({ certificates: [], areas: [] }) },
};
export const OtherVideo: Story = {
  name: '다른 곳의 영상과 긴 글',
  args: {
    profile: aPublicTeacherProfile({
      introVideoUrl: 'https://video.example/intro',
      detailIntro: '개념을 먼저 설명하고, 같은 문제를 두 가지 방법으로 풀어 보여요. '.repeat(12),
    }),
  },
};
