import type { Meta, StoryObj } from '@storybook/react-vite';
import { IncomePage } from './income-page.tsx';

const meta = {
  component: IncomePage,
  parameters: { layout: 'fullscreen', path: '/account/income/all', platform: [] },
} satisfies Meta<typeof IncomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: { platform: [] } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
