import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIMITS } from '@portal/domain/tenant/limits';
import { aPublicTeacherProfile } from '@portal/testing/profile/profile-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { PublicHead } from './public-head.tsx';

const meta = { component: PublicHead, args: { profile: aPublicTeacherProfile() } } satisfies Meta<typeof PublicHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '이름과 한 줄 소개' };
export const Empty: Story = {
  name: '아직 쓰지 않음',
  args: { profile: aPublicTeacherProfile({ currentPosition: '', shortIntro: '' }) },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    profile: aPublicTeacherProfile({
      name: HARD_CONTENT.long,
      currentPosition: HARD_CONTENT.url,
      shortIntro: HARD_CONTENT.url.repeat(2).slice(0, LIMITS.shortIntroMax),
    }),
  },
};
