import type { Meta, StoryObj } from '@storybook/react-vite';
import { OPS_QUEUES } from '@portal/domain/ops/ops';
import { opsContract } from '@portal/domain/ops/ops.contract';
import { fake } from '@portal/testing/contract-fakes';
import { asOperator, someGiftOrders, worlds } from '../ops.fixture.ts';
import { OpsPage } from './ops-page.tsx';

const meta = {
  component: OpsPage,
  parameters: { path: '/ops', platform: worlds.queues },
} satisfies Meta<typeof OpsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '심사할 것 있음' };
export const Finance: Story = { name: '정산을 맡음', parameters: { platform: worlds.finance } };
export const GiftsFailed: Story = {
  name: '선물만 오류',
  parameters: { platform: worlds.financeWithoutGifts },
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.noQueues } };
export const TeamOnly: Story = {
  name: '팀 관리만 맡음',
  parameters: { platform: [asOperator, fake(opsContract.listOpsQueues, { items: [] })] },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.queuesLoading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.queuesFailed } };
/** Nobody writes words here: every queue that there is, with figures as large as they get. */
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: [
      asOperator,
      someGiftOrders,
      fake(opsContract.listOpsQueues, {
        items: OPS_QUEUES.map((queue) => ({
          queue,
          open: 12_345,
          overdue: 1_234,
          mine: 123,
          nextDueAt: '2026-10-01T09:00:00+09:00',
        })),
      }),
    ],
  },
};
