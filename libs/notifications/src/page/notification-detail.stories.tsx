import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { NotificationDetail } from './notification-detail.tsx';

const read = fake(contract.markNotificationRead, {});
const detail = fake(contract.getNotification, aNotification({ url: '/kr/account/calendar' }));

const meta = {
  component: NotificationDetail,
  args: { id: 'notification-1', onLeave: () => undefined },
  parameters: { platform: [detail, read] },
} satisfies Meta<typeof NotificationDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '알림 내용' };
export const Empty: Story = {
  name: '없는 알림',
  parameters: { platform: [fakeProblem(contract.getNotification, 'NOT_FOUND')] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getNotification)] },
};
export const Failed: Story = {
  name: '오류 (조용히)',
  parameters: { platform: [fakeProblem(contract.getNotification, 'UNEXPECTED')] },
};
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
