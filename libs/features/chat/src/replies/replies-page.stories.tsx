import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { savedRepliesContract as contract } from '@portal/domain/chat/saved-replies.contract';
import { aSavedReply } from '@portal/testing/chat/saved-reply-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { replies as words } from '../messages.ts';
import { RepliesPage } from './replies-page.tsx';

const kept = (count: number) => ({
  platform: [
    fake(contract.listSavedReplies, {
      items: Array.from({ length: count }, (_, no) => aSavedReply({ id: `r${no}`, name: `수업 알림 ${no + 1}` })),
    }),
  ],
});
const meta = {
  component: RepliesPage,
  parameters: { path: '/account/chat/replies', ...kept(3) },
} satisfies Meta<typeof RepliesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '셋' };
export const Standard: Story = { name: '기본 문구', parameters: kept(0) };
export const Full: Story = { name: '더 만들 수 없음', parameters: kept(100) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listSavedReplies)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listSavedReplies, 'UNEXPECTED')] },
};
export const Edited: Story = {
  name: '고치는 중',
  play: async () => userEvent.click(await screen.findByRole('button', { name: words.edit('수업 알림 1') })),
};
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
