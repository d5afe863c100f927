import type { Meta, StoryObj } from '@storybook/react-vite';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { ArchiveButton } from './archive-button.tsx';

const meta = {
  component: ArchiveButton,
  args: { notification: aNotification(), onLeave: () => undefined },
  parameters: { platform: [] },
} satisfies Meta<typeof ArchiveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Archive: Story = { name: '보관하기' };
export const Back: Story = {
  name: '보관 해제',
  args: { ...meta.args, notification: aNotification({ isArchived: true }) },
};
