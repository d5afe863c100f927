import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointsPage } from './points-page.tsx';

const meta = {
  component: PointsPage,
  parameters: { layout: 'fullscreen', path: '/account/exchange-points/all', platform: [] },
} satisfies Meta<typeof PointsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: { platform: [] } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
