import type { Meta, StoryObj } from '@storybook/react-vite';
import * as connections from '@portal/calendar-connections/page/calendar-connections-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connections: Story = { name: '캘린더 연결', parameters: inPortal(connections.default) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(connections.default),
  globals: { texts: 'long' },
};
