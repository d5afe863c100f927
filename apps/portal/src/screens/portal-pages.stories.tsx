import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPortal, PortalScreen } from '../testing/portal-screen.tsx';

const at = (path: string, signedIn = true) => inPortal({ parameters: { path, signedIn } });

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = { name: '로그인', parameters: at('/login', false) };
export const Planned: Story = { name: '아직 열지 않은 화면', parameters: at('/account/income/all') };
export const PlannedForVisitors: Story = { name: '자주 묻는 질문', parameters: at('/faq', false) };
