import type { Meta, StoryObj } from '@storybook/react-vite';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { UnreadButton } from './unread-button.tsx';

const meta = {
  component: UnreadButton,
  args: { notification: aNotification({ isRead: true }) },
  parameters: { platform: [] },
} satisfies Meta<typeof UnreadButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { name: '읽은 알림' };
export const Unread: Story = { name: '안 읽은 알림', args: { notification: aNotification({ isRead: false }) } };
