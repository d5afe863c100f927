import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileContract } from '@portal/domain/profile/profile.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aProfileContent, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { NOTHING } from '../testing/story-callbacks.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

const meta = {
  component: WelcomeDialog,
  parameters: {
    platform: [
      fake(profileContract.getTeacherProfile, aTeacherProfile({ content: aProfileContent({ certificates: [] }) })),
    ],
    frameHeight: 640,
  },
  args: { open: true, onClose: NOTHING, parentSiteUrl: 'https://example.com/' },
} satisfies Meta<typeof WelcomeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '처음 온 선생님' };
export const WithoutCompany: Story = { name: '회사 사이트가 없을 때', args: { parentSiteUrl: '' } };
