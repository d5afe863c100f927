import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { newAccount, newPassword as words } from '../messages.ts';
import { NOTHING } from '../testing/story-callbacks.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const { setPassword } = passwordLinksContract;
const type =
  (password: string, again: string, submit: string = words.submit) =>
  async () => {
    await userEvent.type(await screen.findByLabelText(/비밀번호(?! 확인)/, { selector: 'input' }), password);
    await userEvent.type(screen.getByLabelText(/비밀번호 확인/, { selector: 'input' }), again);
    await userEvent.click(screen.getByRole('button', { name: submit }));
  };

const meta = {
  component: NewPasswordForm,
  parameters: { platform: [fake(setPassword, {})], signedIn: false },
  args: { ticket: 't'.repeat(43), onDone: NOTHING, onOver: NOTHING },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const Wrong: Story = { name: '약하고 서로 다름 (가장 긴 내용)', play: type('짧다', 'demo1234!') };
export const Running: Story = {
  name: '정하는 중',
  parameters: { platform: [neverAnswers(setPassword)] },
  play: type('demo1234!', 'demo1234!'),
};
export const NewAccount: Story = { name: '새 계정', args: { isNew: true } };
export const NewAccountPhone: Story = {
  ...NewAccount,
  name: '새 계정, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
export const UsernameTaken: Story = {
  name: '쓰고 있는 아이디',
  args: { isNew: true },
  parameters: {
    platform: [fakeProblem(setPassword, 'ACCOUNT_EXISTS', { fields: { username: '이미 쓰고 있는 아이디예요.' } })],
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^아이디/ }), 'sky.teacher');
    await type('demo1234!', 'demo1234!', newAccount.submit)();
    await screen.findByText('이미 쓰고 있는 아이디예요.');
  },
};
export const Failed: Story = {
  name: '서버 오류',
  parameters: { platform: [fakeProblem(setPassword, 'UNEXPECTED')] },
  play: async () => {
    await type('demo1234!', 'demo1234!')();
    await screen.findByText(words.failed);
  },
};
