import type { Meta, StoryObj } from '@storybook/react-vite';
import { EarningsBar } from './earnings-bar.tsx';

const meta = {
  component: EarningsBar,
  args: { netLabel: '받는 금액', shares: { net: 0.67, platform: 0.1, channel: 0.23 } },
} satisfies Meta<typeof EarningsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeParts: Story = { name: '세 부분' };
export const TwoParts: Story = { name: '두 부분', args: { shares: { net: 0.9, platform: 0.1, channel: 0 } } };
export const NarrowParts: Story = {
  name: '아주 좁은 부분',
  args: { shares: { net: 0.98, platform: 0.01, channel: 0.01 } },
};
