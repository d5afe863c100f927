import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake } from '@portal/testing/contract-fakes';
import { someNotifications } from '@portal/testing/notifications/notification-builders';
import { BellButton } from './bell-button.tsx';
import { NotificationPopover } from './notification-popover.tsx';

const meta = {
  component: NotificationPopover,
  args: { trigger: <BellButton count={0} />, open: true, onOpenChange: () => undefined },
  parameters: {
    platform: [
      fake(contract.listNotifications, { total: 14, items: someNotifications(10, (index) => ({ isRead: index > 3 })) }),
      fake(contract.markAllNotificationsSeen, {}),
    ],
  },
  decorators: [
    (Story) => <div style={{ display: 'grid', placeContent: 'start end', minHeight: '34rem' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof NotificationPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '열림' };
export const Closed: Story = { name: '닫힘', args: { open: false } };
