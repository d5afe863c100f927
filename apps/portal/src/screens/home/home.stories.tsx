import type { Meta, StoryObj } from '@storybook/react-vite';
import * as home from '@portal/home/page/home-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = { name: '오늘', parameters: inPortal(home.default) };
export const Visitor: Story = { name: '로그인하지 않음', parameters: inPortal(home.default, home.Visitor) };
export const Longest: Story = { name: '가장 긴 내용', parameters: inPortal(home.default), globals: { texts: 'long' } };
