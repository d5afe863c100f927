import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOTIFICATION_FILTERS, notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { fake } from '@portal/testing/contract-fakes';
import { FilterChoice } from './filter-choice.tsx';

const meta = {
  component: FilterChoice,
  parameters: { platform: [fake(notificationsContract.listNotifications, { total: 3, items: [] })] },
  args: { filters: NOTIFICATION_FILTERS, value: 'all', onChange: () => undefined },
} satisfies Meta<typeof FilterChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { name: '페이지: 네 가지' };
export const Two: Story = { name: '종 옆: 두 가지', args: { filters: ['all', 'unread'], value: 'unread' } };
