import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { newPassword as words } from '../messages.ts';
import { NewPasswordPage } from './new-password-page.tsx';

const { findPasswordLink, setPassword } = passwordLinksContract;
const found = fake(findPasswordLink, { isNew: false });
const send = async () => {
  await userEvent.type(await screen.findByLabelText(/^새 비밀번호(?! 확인)/), 'demo1234!');
  await userEvent.type(screen.getByLabelText(/^새 비밀번호 확인/), 'demo1234!');
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
};
const done = async () => {
  await send();
  await screen.findByRole('heading', { name: words.done });
};

const meta = {
  component: NewPasswordPage,
  parameters: {
    platform: [found, fake(setPassword, {})],
    signedIn: false,
    path: `/forgot-password/new?ticket=${'t'.repeat(43)}`,
  },
} satisfies Meta<typeof NewPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { name: '비밀번호를 정함' };
export const NewAccount: Story = {
  name: '계정을 만듦',
  parameters: { platform: [fake(findPasswordLink, { isNew: true })] },
};
export const Loading: Story = {
  name: '링크를 확인하는 중',
  parameters: { platform: [neverAnswers(findPasswordLink)] },
};
export const Failed: Story = {
  name: '확인하지 못함',
  parameters: { platform: [fakeProblem(findPasswordLink, 'UNEXPECTED')] },
};
export const Done: Story = { name: '정했음', play: done };
export const DoneSignedIn: Story = { name: '로그인한 채로 정했음', parameters: { signedIn: true }, play: done };
export const Over: Story = {
  name: '쓸 수 없는 링크',
  parameters: { platform: [fakeProblem(findPasswordLink, 'TICKET_INVALID')] },
  play: async () => {
    await screen.findByRole('heading', { name: words.over });
  },
};
export const WithoutTicket: Story = { name: '링크 없이 들어옴', parameters: { path: '/forgot-password/new' } };
