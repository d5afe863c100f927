import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract as contract } from '@portal/domain/messaging/notifications.contract';
import { someNotifications } from '@portal/testing/builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { NotificationsPage } from './notifications-page.tsx';

const CATEGORIES = ['PROD', 'TRANS', 'RMD', 'WARN', null, 'CS', 'ADS', 'GENERAL'] as const;
const writes = [fake(contract.markAllNotificationsSeen, {}), fake(contract.markNotificationRead, {})];
const full = fake(contract.listNotifications, {
  total: 129,
  items: someNotifications(10, (index) => ({
    category: CATEGORIES[index % CATEGORIES.length] ?? null,
    isRead: index > 3,
  })),
});

const meta = {
  component: NotificationsPage,
  parameters: { path: '/notification?type=notification', platform: [full, ...writes] },
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '알림 있음' };
export const Empty: Story = {
  name: '알림 없음',
  parameters: { platform: [fake(contract.listNotifications, { total: 0, items: [] }), ...writes] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listNotifications), ...writes] },
};
export const Failed: Story = {
  name: '오류 (조용히)',
  parameters: { platform: [fakeProblem(contract.listNotifications, 'UNEXPECTED'), ...writes] },
};
