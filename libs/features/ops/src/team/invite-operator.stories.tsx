import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { operatorsContract } from '@portal/domain/identity/operators.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { InviteOperator } from './invite-operator.tsx';
import { teamWorlds } from './team.fixture.ts';

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '초대하기' }));
  return within(await screen.findByRole('dialog'));
};
const submit = async (dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(dialog.getByRole('button', { name: '초대하기' }));

const meta = {
  component: InviteOperator,
  beforeEach: () => localStorage.clear(),
  parameters: { platform: teamWorlds.team, frameHeight: 640 },
} satisfies Meta<typeof InviteOperator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '열림',
  play: async () => {
    await open();
  },
};
export const Wrong: Story = {
  name: '비운 채로 보냄',
  play: async () => {
    const dialog = await open();
    await submit(dialog);
    await dialog.findByText('고칠 곳이 3개 있어요');
  },
};
export const Taken: Story = {
  name: '이미 있는 이메일',
  parameters: {
    platform: [
      fakeProblem(operatorsContract.inviteOperator, 'ACCOUNT_EXISTS', {
        fields: { email: '이미 계정이 있는 이메일이에요.' },
      }),
    ],
  },
  play: async () => {
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText(/이름/), '새지원');
    await userEvent.type(dialog.getByLabelText(/이메일/), 'math@example.com');
    await userEvent.click(dialog.getByLabelText('정산'));
    await submit(dialog);
    await dialog.findByText('이미 계정이 있는 이메일이에요.');
  },
};
export const WithoutMail: Story = {
  name: '메일 서버 없음',
  parameters: { config: { sendsMail: false } },
  play: async () => {
    await open();
  },
};
