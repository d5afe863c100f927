import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommunityPage } from './community-page.tsx';

const meta = {
  component: CommunityPage,
  parameters: { layout: 'fullscreen', path: '/account/community', platform: [] },
} satisfies Meta<typeof CommunityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: { platform: [] } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
