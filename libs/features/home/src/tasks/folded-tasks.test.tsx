import { screen, within } from '@testing-library/react';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { type TodayTask, todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake } from '@portal/testing/contract-fakes';
import { anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { panel } from '../home.screen.ts';
import { homeSection } from '../section.ts';

beforeAll(() => Promise.all(homeSection.routes.map(({ preload }) => preload?.())), 30_000);

const ownTask = (title: string, dueAt: string): TodayTask => {
  const task = anOwnTask({ id: `task-${dueAt.slice(8, 10)}-${dueAt.slice(11, 13)}`, title, dueAt });
  return {
    id: task.id,
    type: task.type,
    title,
    dueAt,
    isOverdue: false,
    class: null,
    action: { kind: 'FINISH_TASK', task },
  };
};
const FIVE = [
  ownTask('첫째', '2026-11-18T12:00:00+09:00'),
  ownTask('둘째', '2026-11-18T13:00:00+09:00'),
  ownTask('셋째', '2026-11-18T14:00:00+09:00'),
  ownTask('넷째', '2026-11-18T15:00:00+09:00'),
  ownTask('다섯째', '2026-11-19T09:00:00+09:00'),
];

it('shows the three that come first, counts the rest by when it is due, and moves up what follows [PLN-1]', async () => {
  let left = FIVE;
  const { user } = renderSection(homeSection, {
    handlers: [
      fake(todayContract.getToday, () => ({ tasks: left })),
      fake(planTasksContract.finishPlanTask, ({ params }) => {
        left = left.filter(({ id }) => id !== params.id);
        return anOwnTask({ status: 'FINISHED', finishedAt: '2026-11-18T10:42:00+09:00' });
      }),
      fake(calendarContract.getCalendar, aCalendar({ lessons: [], events: [] })),
      fake(chatsContract.listChats, { total: 0, items: [] }),
      fake(notificationsContract.countNotSeenNotifications, { count: 0 }),
    ],
  });
  const list = within(await panel('지금 할 일 5개'));
  const finishers = () =>
    list.getAllByRole('button', { name: /, 마쳤어요$/ }).map((one) => one.getAttribute('aria-label'));
  expect(finishers()).toEqual(['첫째, 마쳤어요', '둘째, 마쳤어요', '셋째, 마쳤어요']);

  list.getByRole('button', { name: '셋째, 마쳤어요' }).focus();
  await user.keyboard('{Enter}');
  await panel('지금 할 일 4개');
  expect(finishers()).toEqual(['첫째, 마쳤어요', '둘째, 마쳤어요', '넷째, 마쳤어요']);
  expect(list.getByRole('button', { name: '둘째, 마쳤어요' })).toHaveFocus();

  await user.click(list.getByRole('button', { name: '나머지 1개 내일 1' }));
  expect(finishers()).toContain('다섯째, 마쳤어요');
  expect(screen.getByRole('button', { name: '나머지 1개 내일 1', expanded: true })).toBeVisible();
});

it('leads to what is graded and not given back, also where nothing else waits [ASG-2]', async () => {
  renderSection(homeSection, {
    handlers: [
      fake(todayContract.getToday, { tasks: [], toReturn: 3 }),
      fake(calendarContract.getCalendar, aCalendar({ lessons: [], events: [] })),
      fake(chatsContract.listChats, { total: 0, items: [] }),
      fake(notificationsContract.countNotSeenNotifications, { count: 0 }),
    ],
  });
  const list = within(await panel('지금 할 일 0개'));
  expect(list.getByRole('link', { name: '채점했지만 돌려주지 않은 것 3개' })).toHaveAttribute(
    'href',
    '/account/grading?list=to-return',
  );
});
