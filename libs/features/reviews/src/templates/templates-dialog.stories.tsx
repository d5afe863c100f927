import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { replyTemplatesContract as contract } from '@portal/domain/reviews/reply-templates.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aReplyTemplate } from '@portal/testing/reviews/reply-template-builders';
import { aWorld } from '../reviews.fixture.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

const kept = (count: number) => ({
  platform: [
    fake(contract.listReplyTemplates, {
      items: Array.from({ length: count }, (_, no) => aReplyTemplate({ id: `t${no}`, name: `고마움 ${no + 1}` })),
    }),
    ...aWorld(),
  ],
});
const meta = {
  component: TemplatesDialog,
  parameters: kept(3),
  args: { text: '', onClose: fn() },
} satisfies Meta<typeof TemplatesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '셋' };
export const Full: Story = { name: '더 만들 수 없음', parameters: kept(20) };
export const Empty: Story = { name: '비어 있음', parameters: kept(0) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listReplyTemplates)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listReplyTemplates, 'UNEXPECTED')] },
};
export const Unknown: Story = {
  name: '모르는 자리',
  args: { text: '{보호자}님, {학생} 학생과 함께해서 즐거웠어요.' },
  play: async () => userEvent.click(await screen.findByRole('button', { name: '새로 만들기' })),
};
export const Longest: Story = { ...Some, name: '가장 긴 내용', globals: { texts: 'long' } };
