import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NotificationSettings } from '@portal/domain/notifications/notification-settings';
import { notificationSettingsContract as contract } from '@portal/domain/notifications/notification-settings.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { someNotificationSettings } from '@portal/testing/notifications/notification-builders';
import { NotificationSettingsPage } from './notification-settings-page.tsx';

const page = (over: Partial<NotificationSettings> = {}) => [
  fake(contract.getNotificationSettings, someNotificationSettings(over)),
  fake(contract.updateNotificationSettings, ({ body }) => someNotificationSettings({ ...over, ...body } as object)),
  fake(contract.sendTestNotification, {}),
];

const meta = {
  component: NotificationSettingsPage,
  parameters: { path: '/account/settings/notification', platform: page(), frameHeight: 900 },
} satisfies Meta<typeof NotificationSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '알림 설정' };
export const Quiet: Story = {
  name: '방해 금지 시간과 모아 받기',
  parameters: { platform: page({ quietFrom: '22:00', quietTo: '07:00', digest: 'DAILY' }) },
};
export const NoEmail: Story = { name: '이메일 없음', parameters: { platform: page({ email: null }) } };
export const Partial: Story = {
  name: '일부만',
  parameters: {
    platform: page({ items: someNotificationSettings().items.filter(({ channel }) => channel !== 'PUSH') }),
  },
};
export const Empty: Story = { name: '설정 없음', parameters: { platform: page({ items: [] }) } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getNotificationSettings)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getNotificationSettings, 'UNEXPECTED')] },
};
export const SaveFailed: Story = {
  name: '흐름: 저장 실패',
  tags: ['flow'],
  parameters: {
    platform: [fakeProblem(contract.updateNotificationSettings, 'UNEXPECTED'), ...page({ quietFrom: null })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '방해 금지 시간 쓰기' }));
  },
};
/** Nobody writes words here but her address: everything is on, with hours and a digest. */
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: page({
      items: someNotificationSettings().items.map((item) => ({ ...item, on: true })),
      quietFrom: '22:00',
      quietTo: '07:00',
      digest: 'DAILY',
      email: `${'long.name.of.a.teacher.'.repeat(2)}math@${'department.'.repeat(3)}example.com`,
    }),
  },
};
