import type { Meta, StoryObj } from '@storybook/react-vite';
import * as newPassword from '../new-password/new-password-page.stories.tsx';
import { sections } from '../registry.ts';
import { BrokenPage } from '../routing/broken-page.tsx';
import * as callback from '../sign-in/callback-page.stories.tsx';
import * as login from '../sign-in/login-page.stories.tsx';
import { inPortal, PortalScreen } from '../testing/portal-screen.tsx';
import { NOTHING } from '../testing/story-callbacks.ts';

const at = (path: string, signedIn = true) => inPortal({ parameters: { path, signedIn } });
/** The portal in which no page can be shown. */
const broken = sections.map((section) => ({
  ...section,
  routes: section.routes.map((route) => ({
    ...route,
    page: () => <BrokenPage error={new Error('x is not a function')} onRetry={NOTHING} />,
  })),
}));

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = { name: '로그인', parameters: at('/login', false) };
export const LongestLogin: Story = {
  name: '가장 긴 내용: 로그인',
  parameters: inPortal(login.default, login.Longest),
  play: login.Longest.play,
};
export const Callback: Story = {
  name: '로그인을 마치지 못함',
  parameters: inPortal(callback.default, callback.VerifierNotFound),
};
export const NewPassword: Story = { name: '새 비밀번호', parameters: inPortal(newPassword.default) };
export const Planned: Story = { name: '아직 열지 않은 화면', parameters: at('/account/affiliate') };
export const LongestPlanned: Story = {
  name: '가장 긴 내용: 아직 열지 않은 화면',
  parameters: at('/account/affiliate'),
  globals: { texts: 'long' },
};
export const PlannedForVisitors: Story = { name: '자주 묻는 질문', parameters: at('/faq', false) };
export const NotFound: Story = { name: '없는 주소', parameters: at('/no/such/page') };
export const Broken: Story = { name: '화면 오류', args: { shown: broken }, parameters: at('/account/calendar') };
