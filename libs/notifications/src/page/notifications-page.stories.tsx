import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { someNotifications } from '@portal/testing/notifications/notification-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { NotificationsPage } from './notifications-page.tsx';

const CATEGORIES = ['PROD', 'TRANS', 'RMD', 'WARN', null, 'CS', 'ADS', 'GENERAL'] as const;
const writes = [fake(contract.markAllNotificationsSeen, {}), fake(contract.markNotificationRead, {})];
const many = someNotifications(129, (index) => ({
  category: CATEGORIES[index % CATEGORIES.length] ?? null,
  isRead: index > 9,
}));
/** Lists, filters and pages as the platform does; nothing is put away. */
const full = fake(contract.listNotifications, ({ query: { filter = 'all', category, lastItem, size = '10' } }) => {
  const listed = many.filter(
    (one) => (filter === 'all' || (filter === 'unread' && !one.isRead)) && (!category || one.category === category),
  );
  const start = lastItem ? listed.findIndex(({ id }) => id === lastItem) + 1 : 0;
  return { total: listed.length, items: listed.slice(start, start + Number(size)) };
});

const meta = {
  component: NotificationsPage,
  parameters: { path: '/notification?type=notification', platform: [full, ...writes] },
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '알림 있음' };
export const Empty: Story = {
  name: '알림 없음',
  parameters: { platform: [fake(contract.listNotifications, { total: 0, items: [] }), ...writes] },
};
export const Filtered: Story = {
  name: '안 읽은 거래 알림만',
  parameters: { path: '/notification?type=notification&filter=unread&category=TRANS' },
};
export const FilteredEmpty: Story = {
  name: '고른 알림 없음',
  parameters: {
    path: '/notification?type=notification&filter=archived',
    platform: [fake(contract.listNotifications, { total: 0, items: [] }), ...writes],
  },
};
export const WithAction: Story = {
  name: '바로 답하는 알림과 묶음',
  parameters: {
    platform: [
      fake(contract.listNotifications, {
        total: 5,
        items: someNotifications(5, (index) => ({
          publishedAt: `2026-11-18T0${9 - index}:12:00+09:00`,
          ...(index === 0
            ? {
                title: '수업 시간을 바꾸고 싶어 해요',
                kind: 'LESSON_MOVE_ASKED',
                action: { kind: 'ANSWER_MOVE', refId: 'move-1' } as const,
              }
            : { groupKey: 'submissions-class-1' }),
        })),
      }),
      fake(lessonMovesContract.getLessonMove, aLessonMove({ by: 'STUDENT' })),
      ...writes,
    ],
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listNotifications), ...writes] },
};
export const Failed: Story = {
  name: '오류 (조용히)',
  parameters: { platform: [fakeProblem(contract.listNotifications, 'UNEXPECTED'), ...writes] },
};
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
