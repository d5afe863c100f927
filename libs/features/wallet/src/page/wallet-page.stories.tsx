import type { Meta, StoryObj } from '@storybook/react-vite';
import { WalletPage } from './wallet-page.tsx';

const meta = {
  component: WalletPage,
  parameters: { layout: 'fullscreen', path: '/account/wallet', platform: [] },
} satisfies Meta<typeof WalletPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: { platform: [] } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
