import type { Meta, StoryObj } from '@storybook/react-vite';
import * as item from '@portal/ops/decision/item-page.stories';
import * as giftOrder from '@portal/ops/gifts/gift-order-page.stories';
import * as giftOrders from '@portal/ops/gifts/gift-orders-page.stories';
import * as giftStock from '@portal/ops/gifts/gift-stock-page.stories';
import * as group from '@portal/ops/groups/group-page.stories';
import * as groups from '@portal/ops/groups/groups-page.stories';
import * as newGroup from '@portal/ops/groups/new-group-page.stories';
import * as income from '@portal/ops/incomes/income-page.stories';
import * as incomes from '@portal/ops/incomes/incomes-page.stories';
import * as desk from '@portal/ops/queues/ops-page.stories';
import * as queue from '@portal/ops/queues/queue-page.stories';
import * as market from '@portal/ops/statistics/market-page.stories';
import * as team from '@portal/ops/team/team-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = { name: '운영 데스크', parameters: inPortal(desk.default) };
export const Queue: Story = { name: '심사 목록', parameters: inPortal(queue.default) };
export const Item: Story = { name: '심사', parameters: inPortal(item.default) };
export const Income: Story = { name: '수업 수입 고치기', parameters: inPortal(income.default, income.Confirmed) };
export const Incomes: Story = { name: '수업 수입', parameters: inPortal(incomes.default) };
export const GiftOrders: Story = { name: '선물 신청', parameters: inPortal(giftOrders.default) };
export const GiftOrder: Story = { name: '선물 신청 하나', parameters: inPortal(giftOrder.default) };
export const GiftStock: Story = { name: '선물 재고', parameters: inPortal(giftStock.default) };
export const Groups: Story = { name: '모임', parameters: inPortal(groups.default) };
export const Group: Story = { name: '모임 고치기', parameters: inPortal(group.default, group.WithBanner) };
export const NewGroup: Story = { name: '모임 만들기', parameters: inPortal(newGroup.default) };
export const Team: Story = { name: '팀', parameters: inPortal(team.default) };
export const Market: Story = { name: '마켓 통계', parameters: inPortal(market.default, market.Loaded) };
export const LongestTeam: Story = { name: '가장 긴 내용: 팀', parameters: inPortal(team.default, team.Longest) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(item.default, item.Mine),
  globals: { texts: 'long' },
};
export const LongestQueue: Story = {
  name: '가장 긴 내용: 목록',
  parameters: inPortal(queue.default),
  globals: { texts: 'long' },
};
