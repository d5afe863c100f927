import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationSettingsContract as contract } from '@portal/domain/notifications/notification-settings.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aNotification, someNotificationSettings } from '@portal/testing/notifications/notification-builders';
import { WhyDialog } from './why-dialog.tsx';

const settings = fake(contract.getNotificationSettings, someNotificationSettings());
const save = fake(contract.updateNotificationSettings, someNotificationSettings());

const meta = {
  component: WhyDialog,
  args: { notification: aNotification(), open: true, onClose: () => undefined },
  parameters: { platform: [settings, save], frameHeight: 520 },
} satisfies Meta<typeof WhyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kind: Story = { name: '알려진 종류' };
export const Warning: Story = {
  name: '주의: 앱 안에서는 끌 수 없음',
  args: { notification: aNotification({ kind: 'SECURITY' }) },
};
export const CategoryOnly: Story = {
  name: '종류만 아는 알림',
  args: { notification: aNotification({ kind: null, category: 'ADS' }) },
};
export const Nothing: Story = {
  name: '아무것도 모르는 알림',
  args: { notification: aNotification({ kind: null, category: null }) },
};
export const Loading: Story = {
  name: '설정을 불러오는 중',
  parameters: { platform: [neverAnswers(contract.getNotificationSettings)] },
};
export const Failed: Story = {
  name: '설정 오류',
  parameters: { platform: [fakeProblem(contract.getNotificationSettings, 'UNEXPECTED')] },
};
