import type { Meta, StoryObj } from '@storybook/react-vite';
import * as check from '@portal/live/lobby/device-check-page.stories';
import * as host from '@portal/live/room/host-room-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeviceCheck: Story = { name: '기기 확인', parameters: inPortal(check.default) };
export const Lobby: Story = { name: '강의실에 입장하기 전', parameters: inPortal(host.default) };
export const Longest: Story = { name: '가장 긴 내용', parameters: inPortal(host.default), globals: { texts: 'long' } };
