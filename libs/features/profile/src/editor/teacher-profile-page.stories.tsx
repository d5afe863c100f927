import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { profileContract } from '@portal/domain/profile/profile.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { aProfileServer, aReadyProfile, worlds } from '../profile.fixture.ts';
import { TeacherProfilePage } from './teacher-profile-page.tsx';

const meta = {
  component: TeacherProfilePage,
  parameters: { platform: worlds.empty, path: '/account/teaching-profile/teacher-profile', frameHeight: 900 },
} satisfies Meta<typeof TeacherProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (text: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^한 줄 소개/ }), text);
  await userEvent.tab();
};

export const Empty: Story = { name: '새 선생님' };
export const Refused: Story = {
  name: '빠진 칸이 있음',
  parameters: {
    platform: aProfileServer(aReadyProfile({ content: aProfileContent({ detailIntro: '', levels: [] }) })).handlers,
  },
  play: async () => userEvent.click(await screen.findByRole('button', { name: '승인 요청' })),
};
export const Pending: Story = { name: '심사 중', parameters: { platform: worlds.pending } };
export const Rejected: Story = { name: '반려: 의견이 칸에 붙음', parameters: { platform: worlds.rejected } };
export const Changed: Story = { name: '승인 뒤에 고침', parameters: { platform: worlds.changed } };
export const Conflict: Story = {
  name: '다른 탭에서 먼저 저장함',
  parameters: {
    platform: [fakeProblem(profileContract.updateTeacherProfile, 'VERSION_CONFLICT'), ...worlds.ready],
  },
  play: () => write('!'),
};
export const Unsaved: Story = {
  name: '저장하지 못함',
  parameters: { platform: [fakeProblem(profileContract.updateTeacherProfile, 'UNEXPECTED'), ...worlds.ready] },
  play: () => write('!'),
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed } };
export const Partial: Story = { name: '일부만 불러옴', parameters: { platform: worlds.partial } };
export const Longest: Story = { ...Rejected, name: '가장 긴 내용', globals: { texts: 'long' } };
