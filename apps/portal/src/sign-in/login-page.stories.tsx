import type { Meta, StoryObj } from '@storybook/react-vite';
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
