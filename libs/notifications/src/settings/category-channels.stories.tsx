import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationSettingsContract as contract } from '@portal/domain/notifications/notification-settings.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { someNotificationSettings } from '@portal/testing/notifications/notification-builders';
import { CategoryChannels } from './category-channels.tsx';

const meta = {
  component: CategoryChannels,
  args: { category: 'TRANS' },
  parameters: {
    platform: [
      fake(contract.getNotificationSettings, someNotificationSettings()),
      fake(contract.updateNotificationSettings, someNotificationSettings()),
    ],
  },
} satisfies Meta<typeof CategoryChannels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '세 가지 방법' };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getNotificationSettings)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getNotificationSettings, 'UNEXPECTED')] },
};
