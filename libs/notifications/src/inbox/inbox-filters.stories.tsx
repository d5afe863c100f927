import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake } from '@portal/testing/contract-fakes';
import { StorySheet } from '@portal/ui/story-board';
import { InboxFilters } from './inbox-filters.tsx';

const unread = (total: number) => fake(contract.listNotifications, { total, items: [] });

const meta = {
  component: InboxFilters,
  args: { value: 'all', category: undefined, toAnswer: 1, onChange: () => undefined, onReset: () => undefined },
  parameters: { platform: [unread(4)] },
  decorators: [(Story) => <StorySheet width="22rem">{Story()}</StorySheet>],
} satisfies Meta<typeof InboxFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: '전체' };
export const ToAnswer: Story = { name: '답할 것', args: { value: 'answer' } };
export const Many: Story = { name: '아주 많음', args: { toAnswer: 100 }, parameters: { platform: [unread(130)] } };
export const Archived: Story = { name: '보관한 거래 알림', args: { value: 'archived', category: 'TRANS' } };
