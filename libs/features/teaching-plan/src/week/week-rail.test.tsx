import { screen, waitFor, within } from '@testing-library/react';
import { planTasksContract as contract } from '@portal/domain/planning/plan-tasks.contract';
import { fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { teachingPlanSection } from '../section.ts';
import { at, ownTask, worlds } from '../tasks.fixture.ts';
import { button, item } from '../teaching-plan.screen.ts';

const moved = jest.fn();
const visit = () =>
  renderSection(teachingPlanSection, {
    path: '/account/teaching-plan/todo',
    handlers: [
      fake(contract.updatePlanTask, ({ params, body }) => {
        moved(params.id, body.dueAt);
        return { ...ownTask, ...body, version: 2 };
      }),
      fake(contract.snoozePlanTask, ({ params, body }) => {
        moved(params.id, body.until);
        return ownTask;
      }),
      ...worlds.loaded,
    ],
  });
const week = async () => within(await screen.findByRole('region', { name: '이번 주 한눈에' }));
const iso = (day: number, time: string) => new Date(at(day, time)).toISOString();
/** Nothing in jsdom has a width: what is shown from a width on is found all the same. */
const grip = (title: string) => screen.findByRole('button', { name: `${title} 다른 날로 옮기기`, hidden: true });

beforeAll(() => Promise.all(teachingPlanSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => moved.mockClear());

describe('the days of this week', () => {
  it('say how many lessons and tasks each has; what is put off counts where it is seen again [PLN-1]', async () => {
    visit();
    await screen.findByText('오늘까지 2개, 지난 것 2개');
    const days = async () => (await week()).getAllByRole('listitem', { hidden: true }).map((day) => day.textContent);
    await waitFor(async () => expect((await days())[0]).toBe('월 16수업 1회'));
    expect(await days()).toEqual([
      '월 16수업 1회',
      '화 17할 일 1개',
      '수 18수업 1회 · 할 일 3개오늘',
      '목 19할 일 1개',
      // One that was called off is none.
      '금 20수업 1회 · 할 일 1개',
      '토 21할 일 1개',
      '일 22수업도 할 일도 없어요',
    ]);
  });

  it('take a task of her own by keys: its end changes, and comes back [PLN-1]', async () => {
    const { user } = visit();
    const handle = await grip('교구 주문하기');
    handle.focus();
    await user.keyboard(' ');
    expect(screen.getByText(/^교구 주문하기 항목을 집었어요/)).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    // 18:00 of today, the first day that it can go to.
    expect(screen.getByText(/^2026년.*놓으면 18\/11\/2026 \(수\) 18:00까지로 바뀌어요$/)).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(moved).toHaveBeenCalledWith('task-own', iso(21, '18:00')));
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(moved).toHaveBeenLastCalledWith('task-own', ownTask.dueAt));
  });

  it('let a task be where Escape found it [PLN-1]', async () => {
    const { user } = visit();
    (await grip('교구 주문하기')).focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(screen.getByText(/옮기지 않았어요/)).toBeInTheDocument();
    await user.keyboard(' {Enter}');
    expect(moved).not.toHaveBeenCalled();
  });

  it('keep the end of what the product has noted, and hide it until that morning [PLN-1]', async () => {
    const { user } = visit();
    (await grip('서술형 3번 채점')).focus();
    await user.keyboard(' {ArrowRight}');
    expect(screen.getByText(/^2026년.*놓으면 19\/11\/2026 \(목\) 09:00에 다시 보여요$/)).toBeInTheDocument();
    const days = (await week()).getAllByRole('listitem', { hidden: true }).map((day) => day.textContent);
    expect(days[2]).toContain('할 일 3개 → 2개');
    expect(days[3]).toContain('할 일 1개 → 2개');
    await user.keyboard(' ');
    await waitFor(() => expect(moved).toHaveBeenCalledWith('grade', iso(19, '09:00')));
  });
});

it('a task goes to any day without dragging, after what that does was said [PLN-1]', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: '교구 주문하기 메뉴' }));
  await user.click(await item('다른 날로'));
  const dialog = within(await screen.findByRole('dialog', { name: '다른 날로 옮기기' }));
  const day = dialog.getByRole('textbox', { name: /^날짜/ });
  await user.clear(day);
  expect(dialog.getByText('옮길 날짜를 정해 주세요.')).toBeVisible();
  await user.type(day, '02122026');
  expect(dialog.getByText('02/12/2026 (수) 18:00까지로 바뀌어요.')).toBeVisible();
  await user.click(button('옮기기'));
  await waitFor(() => expect(moved).toHaveBeenCalledWith('task-own', '2026-12-02T09:00:00.000Z'));
});
