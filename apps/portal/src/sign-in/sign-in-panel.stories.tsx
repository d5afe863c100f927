import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { NOTHING } from '../testing/story-callbacks.ts';
import { SignInPanel } from './sign-in-panel.tsx';

const demoAccounts = ['수학 선생님', '한국어 선생님', '피아노 선생님', '새 선생님', '바쁜 선생님'].map((role, n) => ({
  role,
  username: `teacher${n}`,
  password: 'demo1234!',
}));

async function fill({ canvasElement }: { canvasElement: HTMLElement }) {
  const form = within(canvasElement);
  await userEvent.type(await form.findByLabelText('계정'), 'math');
  await userEvent.type(await form.findByLabelText('비밀번호'), 'demo1234!');
  return form;
}

async function send(context: { canvasElement: HTMLElement }) {
  const form = await fill(context);
  await userEvent.click(await form.findByRole('button', { name: '로그인' }));
  return form;
}

const meta = {
  component: SignInPanel,
  parameters: { platform: [], signedIn: false },
  args: { returnTo: '/lich-day', onSignedIn: NOTHING },
} satisfies Meta<typeof SignInPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const Filled: Story = { name: '입력함', play: async (context) => void (await fill(context)) };
export const Running: Story = {
  name: '로그인하는 중',
  parameters: { session: { signIn: () => new Promise<void>(() => undefined) } },
  play: async (context) => void (await send(context)),
};
export const Refused: Story = {
  name: '서버 오류',
  parameters: {
    session: {
      signIn: () => Promise.reject(Object.assign(new Error('계정이나 비밀번호가 맞지 않아요'), { status: 401 })),
    },
  },
  play: async (context) => void (await (await send(context)).findByText('계정이나 비밀번호가 맞지 않아요!')),
};
export const PasswordOnly: Story = { name: '비밀번호만', parameters: { config: { authMode: 'PASSWORD' } } };
export const ProviderOnly: Story = { name: '통합 계정만', parameters: { config: { authMode: 'OIDC' } } };
export const SignUp: Story = { name: '직접 가입', parameters: { config: { signUp: true } } };
export const Social: Story = {
  name: '소셜 로그인',
  parameters: { config: { social: { clientId: 'client', providers: ['google', 'facebook', 'zalo'] } } },
};
export const Demo: Story = { name: '체험 계정', parameters: { config: { demo: true, demoAccounts } } };
