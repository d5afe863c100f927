import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatisticsPage } from './statistics-page.tsx';

const meta = {
  component: StatisticsPage,
  parameters: { layout: 'fullscreen', path: '/account/statistics', platform: [] },
} satisfies Meta<typeof StatisticsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: { platform: [] } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
