import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake } from '@portal/testing/contract-fakes';
import { someNotifications } from '@portal/testing/notifications/notification-builders';
import { MarkAllRead } from './mark-all-read.tsx';

const list = (isRead: boolean) =>
  fake(contract.listNotifications, { total: 3, items: someNotifications(3, () => ({ isRead })) });
const writes = [fake(contract.markAllNotificationsRead, { readUpTo: 0 })];

const meta = {
  component: MarkAllRead,
  args: { query: {} },
  parameters: { platform: [list(false), ...writes] },
} satisfies Meta<typeof MarkAllRead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { name: '안 읽은 알림 있음' };
export const AllRead: Story = { name: '모두 읽음', parameters: { platform: [list(true), ...writes] } };
