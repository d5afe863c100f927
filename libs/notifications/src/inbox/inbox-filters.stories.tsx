import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aMoveRequest } from '@portal/testing/notifications/notification-builders';
import { StorySheet } from '@portal/ui/story-board';
import { InboxFilters } from './inbox-filters.tsx';

const counts = (unread: number, answer: number) =>
  fake(contract.listNotifications, ({ query: { filter, size } }) => ({
    total: filter === 'answer' ? answer : unread,
    items: size === '1' ? [] : [aMoveRequest()],
  }));

const meta = {
  component: InboxFilters,
  args: { query: {}, onChange: () => undefined, onReset: () => undefined },
  parameters: { platform: [counts(4, 1)] },
  decorators: [(Story) => <StorySheet width="22rem">{Story()}</StorySheet>],
} satisfies Meta<typeof InboxFilters>;
export default meta;
type Story = StoryObj<typeof InboxFilters>;

export const All: Story = { name: '전체' };
export const ToAnswer: Story = { name: '답할 것', args: { query: { filter: 'answer' } } };
export const Many: Story = { name: '아주 많음', parameters: { platform: [counts(130, 100)] } };
export const Archived: Story = { name: '보관한 거래 알림', args: { query: { filter: 'archived', category: 'TRANS' } } };
export const OfClass: Story = { name: '한 수업의 알림', args: { query: { classId: 'class-a' } } };
