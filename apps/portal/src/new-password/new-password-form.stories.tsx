import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { newPassword as words } from '../messages.ts';
import { NOTHING } from '../testing/story-callbacks.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const { setPassword } = passwordLinksContract;
const type = (password: string, again: string) => async () => {
  await userEvent.type(await screen.findByLabelText(/^새 비밀번호(?! 확인)/), password);
  await userEvent.type(screen.getByLabelText(/^새 비밀번호 확인/), again);
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
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
export const Failed: Story = {
  name: '서버 오류',
  parameters: { platform: [fakeProblem(setPassword, 'UNEXPECTED')] },
  play: async () => {
    await type('demo1234!', 'demo1234!')();
    await screen.findByText(words.failed);
  },
};
