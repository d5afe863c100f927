import type { Meta, StoryObj } from '@storybook/react-vite';
import { aNotification, someNotifications } from '@portal/testing/builders';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { NotificationGroups } from './notification-groups.tsx';

const meta = {
  component: NotificationGroups,
  args: {
    notifications: someNotifications(5, (index) => ({ isRead: index > 2 })),
    now: new Date(FROZEN_NOW),
    linkPolicy: { origin: 'https://portal.example', allowedHosts: [] },
    headingLevel: 2,
    onFollow: () => undefined,
  },
  parameters: { platform: [] },
} satisfies Meta<typeof NotificationGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { name: '오늘과 지난 알림' };
export const OnlyToday: Story = { name: '오늘만', args: { notifications: [aNotification()] } };
export const OnlyEarlier: Story = {
  name: '지난 알림만',
  args: { notifications: [aNotification({ publishedAt: '2026-11-12T09:00:00+09:00', isRead: true })] },
};
