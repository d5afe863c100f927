import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { LIMITS } from '@portal/domain/tenant/limits';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { LoginPage } from './login-page.tsx';

const meta = {
  component: LoginPage,
  parameters: { platform: [], signedIn: false, path: '/login' },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Direct: Story = { name: '바로 들어옴' };
export const AskedForAPage: Story = {
  name: '로그인이 필요한 화면에서',
  parameters: { path: '/login?returnTo=%2Faccount%2Fchat' },
};
export const Expired: Story = {
  name: '로그인 시간이 지남',
  parameters: { path: '/login?returnTo=%2F&reason=expired' },
};
const roles = ['수학 선생님', '한국어 선생님', '피아노 선생님', '바쁜 선생님', '승인을 기다리는 새 선생님'];
/** Every way in that there can be, and a refusal above them. */
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    path: '/login?returnTo=%2Faccount%2Fchat',
    config: {
      social: { clientId: 'client', providers: ['google', 'facebook', 'zalo'] },
      demo: true,
      demoAccounts: roles.map((role, at) => ({ role, username: `teacher${at}`, password: 'demo1234!' })),
    },
    session: {
      signIn: () => Promise.reject(Object.assign(new Error(HARD_CONTENT.long), { status: 401 })),
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('계정'), 'm'.repeat(LIMITS.loginFieldMax));
    await userEvent.type(screen.getByLabelText('비밀번호'), 'demo1234!{Enter}');
    await screen.findByText(`${HARD_CONTENT.long}!`);
  },
};
