import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_CATEGORY_LABELS } from '@portal/domain/notifications/notification';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { NotificationItem } from './notification-item.tsx';

const meta = {
  component: NotificationItem,
  args: {
    notification: aNotification(),
    destination: { kind: 'internal', path: '/notification/notification-1' },
    now: new Date(FROZEN_NOW),
    onFollow: () => undefined,
  },
  parameters: { platform: [] },
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { name: '안 읽음' };
export const Read: Story = { name: '읽음', args: { notification: aNotification({ isRead: true }) } };
export const LongText: Story = {
  name: '긴 글',
  args: {
    notification: aNotification({
      kind: 'LESSON_CHANGED',
      title:
        '다음 주 수요일 오후 7시 중학교 2학년 수학 심화반 수업 시간이 목요일 오후 8시로 바뀌었어요. 확인해 주세요.',
      content: '바뀐 일정은 학생과 학부모에게도 전해졌어요. 어려우면 수업 24시간 전까지 다시 바꿀 수 있어요. '.repeat(
        3,
      ),
      highlightMarks: [{ type: 'UNDERLINE_TAG', offset: 0, length: 6 }],
    }),
  },
};
export const LongWord: Story = {
  name: '띄어쓰기 없는 주소',
  args: {
    notification: aNotification({
      content: `https://example.com/${'lesson-material-'.repeat(9)}`,
      highlightMarks: [],
    }),
  },
};
export const WeekOld: Story = {
  name: '오래된 알림',
  args: { notification: aNotification({ isRead: true, publishedAt: '2026-10-03T09:00:00+09:00' }) },
};
export const OtherSite: Story = {
  name: '다른 사이트로 가는 알림',
  args: { destination: { kind: 'external', href: 'https://example.com/' } },
};
export const Categories: Story = {
  name: '모든 종류',
  render: (args) => (
    <chakra.div maxW="25rem">
      {[...NOTIFICATION_CATEGORIES, null].map((category, index) => (
        <NotificationItem
          key={category ?? 'none'}
          {...args}
          notification={aNotification({
            id: `n${index}`,
            kind: null,
            category,
            title: NOTIFICATION_CATEGORY_LABELS[category ?? 'none'],
            content: '이 종류의 알림이에요.',
            highlightMarks: [],
            isRead: index % 2 === 1,
          })}
        />
      ))}
    </chakra.div>
  ),
};
