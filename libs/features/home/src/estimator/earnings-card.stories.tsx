import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { EarningsCard } from './earnings-card.tsx';
import { earningsOf, EXAMPLE_OFFER, type Offer, OFFER_RANGES } from './earnings.ts';

const { feePolicy } = DEFAULT_TENANT;
const argsOf = (offer: Offer, policy = feePolicy) => ({ offer, policy, earnings: earningsOf(offer, policy) });

const meta = {
  component: EarningsCard,
  args: argsOf(EXAMPLE_OFFER),
} satisfies Meta<typeof EarningsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = { name: '처음 값' };
export const OtherReading: Story = {
  name: '라벨의 수수료만',
  args: argsOf(EXAMPLE_OFFER, { ...feePolicy, reading: 'LABEL' }),
};
export const Least: Story = {
  name: '가장 작은 금액',
  args: argsOf({ price: OFFER_RANGES.price.least, students: 1, lessonsAWeek: 1 }),
};
export const Longest: Story = {
  name: '가장 큰 금액',
  args: argsOf({ price: OFFER_RANGES.price.most, students: 100, lessonsAWeek: 100 }),
};
export const NoFee: Story = {
  name: '수수료 없음',
  args: argsOf(EXAMPLE_OFFER, { reading: 'TOTAL', totalRate: 0, labelRate: 0 }),
};
