import type { Meta, StoryObj } from '@storybook/react-vite';
import * as profile from '@portal/profile/editor/teacher-profile-page.stories';
import * as history from '@portal/profile/history/history-page.stories';
import * as preview from '@portal/profile/preview/preview-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = { name: '수업 프로필', parameters: inPortal(profile.default, profile.Rejected) };
export const History: Story = { name: '승인 기록', parameters: inPortal(history.default) };
export const Preview: Story = { name: '공개 프로필 미리보기', parameters: inPortal(preview.default) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(profile.default, profile.Rejected),
  globals: { texts: 'long' },
};
export const LongestPreview: Story = {
  name: '가장 긴 내용: 공개 프로필',
  parameters: inPortal(preview.default),
  globals: { texts: 'long' },
};
