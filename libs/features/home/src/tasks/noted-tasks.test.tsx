import { screen, waitFor, within } from '@testing-library/react';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { type TodayTask, todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aPlanTask, anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { panel } from '../home.screen.ts';
import { homeSection } from '../section.ts';

const calendar = fake(calendarContract.getCalendar, aCalendar({ lessons: [] }));
const unseen = fake(notificationsContract.countNotSeenNotifications, { count: 0 });
const nothing = [fake(todayContract.getToday, { tasks: [] }), fake(chatsContract.listChats, { total: 0, items: [] })];
const meet = (...handlers: Fake[]) => renderSection(homeSection, { handlers: [...handlers, ...nothing] });

beforeAll(() => Promise.all(homeSection.routes.map(({ preload }) => preload?.())), 30_000);

describe('what her plan notes [PLN-1]', () => {
  const aNotedTask = (task: PlanTask): TodayTask => ({
    ...task,
    isOverdue: false,
    action: { kind: 'FINISH_TASK', task },
  });
  const first = aNotedTask(aPlanTask());
  const second = aNotedTask(anOwnTask());
  const finishName = (task: TodayTask) => `${task.title}, 마쳤어요`;

  it('leads to its lesson, says what was planned, and is ticked off with one press and back', async () => {
    let left = [first, second];
    const done = aPlanTask({ status: 'FINISHED', finishedAt: '2026-11-18T10:42:00+09:00' });
    const { user } = meet(
      calendar,
      unseen,
      fake(todayContract.getToday, () => ({ tasks: left })),
      fake(planTasksContract.finishPlanTask, ({ params }) => {
        left = left.filter(({ id }) => id !== params.id);
        return done;
      }),
      fake(planTasksContract.reopenPlanTask, () => {
        left = [first, second];
        return aPlanTask();
      }),
    );
    const list = within(await panel('지금 할 일 2개'));
    expect(list.getByRole('link', { name: first.title })).toHaveAttribute('href', '/account/lessons/lesson-2');
    expect(list.getByText('활용 문제 세 개를 골라 와요.')).toBeVisible();
    list.getByRole('button', { name: finishName(first) }).focus();
    await user.keyboard('{Enter}');
    expect(await panel('지금 할 일 1개')).toBeVisible();
    expect(screen.getByRole('button', { name: finishName(second) })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(await panel('지금 할 일 2개')).toBeVisible();
  });

  it('leaves the keyboard in the panel when nothing is left', async () => {
    let left = [second];
    const { user } = meet(
      calendar,
      unseen,
      fake(todayContract.getToday, () => ({ tasks: left })),
      fake(planTasksContract.finishPlanTask, () => {
        left = [];
        return anOwnTask({ status: 'FINISHED', finishedAt: '2026-11-18T10:42:00+09:00' });
      }),
    );
    (await screen.findByRole('button', { name: finishName(second) })).focus();
    await user.keyboard('{Enter}');
    expect(await panel('지금 할 일 0개')).toHaveFocus();
  });

  it('stays when it cannot be ticked off, with the reason', async () => {
    const { user } = meet(
      calendar,
      unseen,
      fake(todayContract.getToday, { tasks: [second] }),
      fakeProblem(planTasksContract.finishPlanTask, 'NOT_FOUND'),
    );
    await user.click(await screen.findByRole('button', { name: finishName(second) }));
    expect(await screen.findByText('마쳤다고 적지 못했어요')).toBeVisible();
    expect(screen.getByRole('button', { name: finishName(second) })).toBeVisible();
  });

  it('takes what she notes herself, until when, and takes it back', async () => {
    const made = jest.fn();
    const { user } = meet(
      calendar,
      unseen,
      fake(planTasksContract.createPlanTask, ({ body }) => {
        made(body);
        return anOwnTask();
      }),
      fake(planTasksContract.deletePlanTask, ({ params }) => {
        made(params);
        return {};
      }),
    );
    await user.click(within(await panel('지금 할 일 0개')).getByRole('button', { name: '할 일 적기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '할 일 적기' }));
    await user.type(dialog.getByRole('textbox', { name: /^할 일/ }), '교구 주문하기');
    await user.click(dialog.getByRole('button', { name: '적어 두기' }));
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(made.mock.calls).toEqual([
      [
        {
          clientId: expect.any(String) as string,
          type: 'REMINDER',
          title: '교구 주문하기',
          note: '',
          dueAt: '2026-11-19T00:00:00.000Z',
        },
      ],
      [{ id: 'task-own' }],
    ]);
  });
});

it('opens the form of a task when the address asks for it, and forgets that when it is closed [PLN-1]', async () => {
  const { user, currentPath } = renderSection(homeSection, {
    path: '/?popup=task',
    handlers: [calendar, unseen, ...nothing],
  });
  expect(await screen.findByRole('dialog', { name: '할 일 적기' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentPath()).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
