import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { UnreadPanel } from './unread-panel.tsx';

const count = (n: number) => ({ platform: [fake(contract.countNotSeenNotifications, { count: n })] });

const meta = { component: UnreadPanel, parameters: count(5) } satisfies Meta<typeof UnreadPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = { name: '5개' };
export const Capped: Story = { name: '99개 이상', parameters: count(100) };
export const None: Story = { name: '없음', parameters: count(0) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.countNotSeenNotifications)] },
};
export const Failed: Story = {
  name: '오류 (조용히)',
  parameters: { platform: [fakeProblem(contract.countNotSeenNotifications, 'UNEXPECTED')] },
};
