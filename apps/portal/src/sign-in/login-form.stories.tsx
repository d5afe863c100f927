import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { LIMITS } from '@portal/domain/tenant/limits';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { login } from '../messages.ts';
import { NOTHING } from '../testing/story-callbacks.ts';
import { LoginForm } from './login-form.tsx';

function Live(props: ComponentProps<typeof LoginForm>) {
  const [credentials, setCredentials] = useState(props.credentials);
  const [remember, setRemember] = useState(props.remember);
  return (
    <LoginForm
      {...props}
      credentials={credentials}
      onChange={setCredentials}
      remember={remember}
      onRememberChange={setRemember}
    />
  );
}

const refusing = (message: string) => ({
  session: { signIn: () => Promise.reject(Object.assign(new Error(message), { status: 401 })) },
});

const meta = {
  component: LoginForm,
  parameters: { platform: [], signedIn: false },
  args: {
    credentials: { username: 'math', password: 'demo1234!' },
    onChange: NOTHING,
    remember: true,
    onRememberChange: NOTHING,
    onSignedIn: NOTHING,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await screen.findByRole('button', { name: login.submit }));

export const Empty: Story = { name: '비어 있음', args: { credentials: { username: '', password: '' } } };
export const Filled: Story = { name: '입력함' };
export const Wrong: Story = {
  name: '짧은 비밀번호, 긴 계정',
  args: { credentials: { username: 'm'.repeat(LIMITS.loginFieldMax + 1), password: 'a' } },
  play: send,
};
export const Running: Story = {
  name: '로그인하는 중',
  parameters: { session: { signIn: () => new Promise<void>(() => undefined) } },
  play: send,
};
export const Refused: Story = {
  name: '서버 오류',
  parameters: refusing('계정이나 비밀번호가 맞지 않아요'),
  play: async () => {
    await send();
    await screen.findByText('계정이나 비밀번호가 맞지 않아요!');
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { credentials: { username: 'm'.repeat(LIMITS.loginFieldMax), password: 'demo1234!' } },
  parameters: refusing(`${HARD_CONTENT.long} ${HARD_CONTENT.long}`),
  play: async () => {
    await send();
    await screen.findByText(new RegExp(HARD_CONTENT.long));
  },
};
