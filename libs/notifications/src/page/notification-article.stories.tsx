import type { Meta, StoryObj } from '@storybook/react-vite';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { NotificationArticle } from './notification-article.tsx';

const meta = {
  component: NotificationArticle,
  args: { notification: aNotification(), onLeave: () => undefined },
  parameters: { platform: [] },
} satisfies Meta<typeof NotificationArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '링크 없음' };
export const WithLink: Story = {
  name: '포털 안 링크',
  args: { ...meta.args, notification: aNotification({ url: '/kr/account/calendar' }) },
};
export const OtherSite: Story = {
  name: '다른 사이트 링크',
  args: { ...meta.args, notification: aNotification({ url: 'https://help.example.com/' }) },
  parameters: { config: { linkHosts: ['help.example.com'] } },
};
export const Paragraphs: Story = {
  name: '여러 줄',
  args: {
    ...meta.args,
    notification: aNotification({
      kind: null,
      category: 'WARN',
      title: '내일 새벽에 점검해요',
      content: '19일 새벽 2시부터 4시까지 점검해요.\n\n점검하는 동안에는 강의실을 열 수 없어요.\n예정된 수업은 없어요.',
      highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: 17 }],
    }),
  },
};
