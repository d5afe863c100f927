import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notification } from '@portal/domain/notifications/notification';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aNotification, someNotifications } from '@portal/testing/notifications/notification-builders';
import { StorySheet } from '@portal/ui/story-board';
import { NotificationRun } from './notification-run.tsx';

const items: [Notification, ...Notification[]] = [
  aNotification({ id: 'newest' }),
  ...someNotifications(3, (index) => ({ isRead: index === 2 })),
];

const meta = {
  component: NotificationRun,
  args: {
    items,
    isOpenEnded: false,
    now: new Date(FROZEN_NOW),
    linkPolicy: { origin: 'https://portal.example', allowedHosts: [] },
    onFollow: () => undefined,
    onWhy: () => undefined,
  },
  parameters: { platform: [] },
  decorators: [(Story) => <StorySheet width="25rem">{Story()}</StorySheet>],
} satisfies Meta<typeof NotificationRun>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '접힘' };
export const GoesOn: Story = { name: '이어질 수 있음', args: { isOpenEnded: true } };
export const Open: Story = {
  name: '흐름: 펼침',
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /과제 제출 4건/ }));
  },
};
