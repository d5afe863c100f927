import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aNotification, someNotifications } from '@portal/testing/notifications/notification-builders';
import { NotificationGroups } from './notification-groups.tsx';

const meta = {
  component: NotificationGroups,
  args: {
    notifications: someNotifications(5, (index) => ({ isRead: index > 2 })),
    now: new Date(FROZEN_NOW),
    linkPolicy: { origin: 'https://portal.example', allowedHosts: [] },
    headingLevel: 2,
    onFollow: () => undefined,
    onWhy: () => undefined,
  },
  parameters: { platform: [] },
} satisfies Meta<typeof NotificationGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { name: '오늘과 지난 알림' };
/** Three submissions and two reviews in a row, and one that was read before. */
const runs = someNotifications(7, (index) => ({
  publishedAt: `2026-11-18T0${9 - index}:12:00+09:00`,
  ...(index < 3 && { groupKey: 'submissions-class-1' }),
  ...(index > 3 &&
    index < 6 && {
      kind: 'REVIEW_RECEIVED',
      title: '새 수강 후기가 올라왔어요',
      content: '학생 A03 님이 별점 5점을 남겼어요.',
      groupKey: 'reviews-course-1',
    }),
  isRead: index === 3,
}));
export const Grouped: Story = { name: '묶인 알림', args: { notifications: runs } };
export const GroupedOpen: Story = {
  name: '흐름: 묶음 펼치기',
  tags: ['flow'],
  args: { notifications: runs },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /과제 제출 3건/ }));
  },
};
export const GoesOn: Story = {
  name: '다음 쪽으로 이어지는 묶음',
  args: { notifications: runs.slice(0, 3), isPart: true },
};
export const OnlyToday: Story = { name: '오늘만', args: { notifications: [aNotification()] } };
export const OnlyEarlier: Story = {
  name: '지난 알림만',
  args: { notifications: [aNotification({ publishedAt: '2026-11-12T09:00:00+09:00', isRead: true })] },
};
