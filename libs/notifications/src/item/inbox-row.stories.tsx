import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aMoveRequest, aNotification } from '@portal/testing/notifications/notification-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { InboxRow } from './inbox-row.tsx';

const inbox = {
  chosenId: undefined,
  hrefOf: (id: string) => `/notification/${id}`,
  onEnter: () => undefined,
  onLeave: () => undefined,
  onClass: () => undefined,
};

const meta = {
  component: InboxRow,
  args: { notification: aNotification(), now: new Date(FROZEN_NOW), onWhy: () => undefined, inbox },
  parameters: { platform: [] },
  decorators: [(Story) => <StorySheet width="25rem">{Story()}</StorySheet>],
} satisfies Meta<typeof InboxRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { name: '안 읽음' };
export const Read: Story = { name: '읽음', args: { notification: aNotification({ isRead: true }) } };
export const Chosen: Story = {
  name: '열려 있음',
  args: { notification: aMoveRequest({ isRead: true }), inbox: { ...inbox, chosenId: 'notification-1' } },
};
export const Longest: Story = {
  name: '긴 글',
  args: { notification: aNotification({ title: HARD_CONTENT.long, content: HARD_CONTENT.url, highlightMarks: [] }) },
};
