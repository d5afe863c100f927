import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { ItemMenu } from './item-menu.tsx';

const meta = {
  component: ItemMenu,
  args: { notification: aNotification(), now: new Date(FROZEN_NOW), onWhy: () => undefined },
  parameters: {
    platform: [
      fake(contract.markNotificationRead, {}),
      fake(contract.archiveNotification, {}),
      fake(contract.snoozeNotification, {}),
      fake(contract.countNotSeenNotifications, { count: 0 }),
    ],
  },
  decorators: [
    (Story) => <div style={{ display: 'grid', placeContent: 'start end', minHeight: '24rem' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ItemMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^알림 메뉴/ }));
};

export const Closed: Story = { name: '닫힘' };
export const Unread: Story = { name: '흐름: 안 읽은 알림', tags: ['flow'], play: open };
export const Archived: Story = {
  name: '흐름: 보관한 알림',
  tags: ['flow'],
  args: { notification: aNotification({ isRead: true, isArchived: true }) },
  play: open,
};
export const PutOff: Story = {
  name: '흐름: 나중에 볼 알림',
  tags: ['flow'],
  args: { notification: aNotification({ snoozedUntil: '2026-11-19T08:00:00+09:00' }) },
  play: open,
};
