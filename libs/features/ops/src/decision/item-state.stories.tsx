import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { anOpsItem } from '@portal/testing/ops/ops-item-builders';
import { firstBy, ME, OTHER } from '../ops.fixture.ts';
import { ItemState } from './item-state.tsx';

const meta = {
  component: ItemState,
  args: {
    item: anOpsItem(),
    isMine: false,
    isFirst: false,
    isWorking: false,
    onPickUp: fn(),
    onRelease: fn(),
    toDecision: null,
  },
} satisfies Meta<typeof ItemState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '아무도 맡지 않음' };
export const Mine: Story = {
  name: '내가 심사함',
  args: { item: anOpsItem({ state: 'PICKED_UP', reviewer: ME }), isMine: true },
};
export const Others: Story = {
  name: '다른 사람이 심사함',
  args: { item: anOpsItem({ state: 'PICKED_UP', reviewer: OTHER }) },
};
const confirmed = { queue: 'WITHDRAWALS', title: '12,400,000đ · 은행 A' } as const;
export const Second: Story = {
  name: '두 번째 확인을 기다림',
  args: { item: anOpsItem({ ...confirmed, ...firstBy(OTHER) }) },
};
export const SecondOfMine: Story = {
  name: '내가 먼저 확인함',
  args: { item: anOpsItem({ ...confirmed, ...firstBy(ME) }), isFirst: true },
};
export const Accepted: Story = { name: '승인', args: { item: anOpsItem({ state: 'ACCEPTED' }) } };
export const Canceled: Story = { name: '취소', args: { item: anOpsItem({ state: 'CANCELED' }) } };
