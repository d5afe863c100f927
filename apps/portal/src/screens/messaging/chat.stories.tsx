import type { Meta, StoryObj } from '@storybook/react-vite';
import * as announcement from '@portal/chat/announcements/announcement-page.stories';
import * as announcements from '@portal/chat/announcements/announcements-page.stories';
import * as laterAnnouncement from '@portal/chat/announcements/later-announcement-page.stories';
import * as newAnnouncement from '@portal/chat/announcements/new-announcement-page.stories';
import * as opening from '@portal/chat/opening/open-chat-page.stories';
import * as chat from '@portal/chat/page/chat-page.stories';
import * as replies from '@portal/chat/replies/replies-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '대화가 열림', parameters: inPortal(chat.default, chat.Loaded) };
export const Empty: Story = { name: '비어 있음', parameters: inPortal(chat.default, chat.Empty) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(chat.default, chat.Longest),
  globals: { texts: 'long' },
};
export const Replies: Story = { name: '문구집', parameters: inPortal(replies.default, replies.Some) };
export const NotOpened: Story = { name: '채팅할 수 없는 보호자', parameters: inPortal(opening.default, opening.Gone) };
export const Announcements: Story = { name: '공지', parameters: inPortal(announcements.default, announcements.Some) };
export const Announced: Story = {
  name: '공지를 읽은 사람',
  parameters: inPortal(announcement.default, announcement.HalfRead),
};
export const LaterAnnouncement: Story = {
  name: '예약한 공지 고치기',
  parameters: inPortal(laterAnnouncement.default, laterAnnouncement.Waiting),
};
export const NewAnnouncement: Story = {
  name: '공지 쓰기',
  parameters: inPortal(newAnnouncement.default, newAnnouncement.Blank),
};
