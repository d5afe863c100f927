import type { Meta, StoryObj } from '@storybook/react-vite';
import * as community from '@portal/community/page/community-page.stories';
import { inPortal, PortalScreen } from '../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: inPortal(community.default, community.Empty) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(community.default, community.Longest),
  globals: { texts: 'long' },
};
