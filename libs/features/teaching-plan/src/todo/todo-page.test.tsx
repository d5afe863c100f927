import { screen, waitFor, within } from '@testing-library/react';
import { planTasksContract as contract } from '@portal/domain/planning/plan-tasks.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { teachingPlanSection } from '../section.ts';
import { at, doneTasks, noted, open, ownTask, someTasks, worlds } from '../tasks.fixture.ts';
import { button, group, heading, item, sentence, titlesIn } from '../teaching-plan.screen.ts';

const BASE = '/account/teaching-plan/todo';
const visit = (handlers: Fake[] = [], path = BASE) =>
  renderSection(teachingPlanSection, { path, handlers: [...handlers, ...worlds.loaded] });

beforeAll(() => Promise.all(teachingPlanSection.routes.map(({ preload }) => preload?.())), 30_000);

describe('what is to be done', () => {
  it('leads with how much there is until today and how much is overdue, and stands in groups [PLN-1]', async () => {
    visit();
    expect(await heading('할 일')).toBeVisible();
    expect(await sentence('오늘까지 2개, 지난 것 2개')).toBeVisible();
    expect(screen.getByText('끝내면 3개가 남아요.')).toBeVisible();
    expect(await titlesIn(/^지난 것 2개/)).toEqual([
      '교재 38쪽: 중등 심화 문제풀이반',
      '수업 마무리하기: 중2 수학 개념 완성 – 일차함수 · 오늘 08:00',
    ]);
    expect(await titlesIn(/^오늘까지 2개/)).toHaveLength(2);
    expect(await titlesIn(/^이번 주 2개/)).toHaveLength(2);
    expect(await titlesIn(/^다음 주 1개/)).toEqual(['학부모 상담 준비']);
  });

  it('is parted into three tabs by address [RTE-10]', async () => {
    const { user } = visit();
    await sentence('오늘까지 2개, 지난 것 2개');
    expect(screen.getByRole('link', { name: '진행 중' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: '예정' }));
    expect(await titlesIn(/^나중에 할 것 1개/)).toEqual(['다음 수업 준비: 중2 수학 개념 완성 – 일차함수']);
    expect(await titlesIn(/^이레 뒤부터 1개/)).toEqual(['겨울 방학 특강 계획']);
    await user.click(screen.getByRole('link', { name: '완료' }));
    expect(await screen.findByText('중간고사 기출 모으기')).toBeVisible();
  });

  it('is filtered by type, class and period, which the address keeps [RTE-10] [INC-5]', async () => {
    const { user, currentPath } = visit([], `${BASE}?classId=class-2`);
    expect(await titlesIn(/^지난 것 1개/)).toEqual(['교재 38쪽: 중등 심화 문제풀이반']);
    expect(screen.queryByRole('region', { name: /^이번 주 \d/ })).not.toBeInTheDocument();
    // The sentence speaks of all.
    expect(screen.getByText('오늘까지 2개, 지난 것 2개')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '수업 1' }));
    expect(screen.queryByRole('region', { name: /^지난 것/ })).not.toBeInTheDocument();
    expect(currentPath()).toBe(`${BASE}?classId=class-2&type=LESSON`);
    await user.selectOptions(screen.getByRole('combobox', { name: '기간' }), '1주');
    expect(currentPath()).toBe(`${BASE}?classId=class-2&type=LESSON&period=W1`);
    await user.click(screen.getByRole('radio', { name: '채점 0' }));
    await user.click(await screen.findByRole('button', { name: '필터 지우기' }));
    expect(currentPath()).toBe(BASE);
    expect(await titlesIn(/^다음 주 1개/)).toHaveLength(1);
  });

  it('says it once when all is done [PLN-1]', async () => {
    visit([open([])]);
    expect(await screen.findByText('할 일을 모두 마쳤어요')).toBeVisible();
  });

  it('keeps the failure of the list at the list [PLN-1]', async () => {
    visit([fakeProblem(contract.listOpenTasks, 'UNEXPECTED')]);
    expect(await screen.findByText('할 일을 불러오지 못했어요')).toBeVisible();
  });
});

describe('several tasks', () => {
  it('are chosen and finished in one call, and taken back in one [PLN-1]', async () => {
    const sent = jest.fn();
    let tasks = someTasks();
    const { user } = visit([
      fake(contract.listOpenTasks, () => ({ tasks })),
      fake(contract.finishPlanTasks, ({ body }) => {
        sent('finish', body.ids);
        tasks = tasks.filter(({ id }) => !body.ids.includes(id));
        return { tasks: [aPlanTask()] };
      }),
      fake(contract.reopenPlanTasks, ({ body }) => {
        sent('reopen', body.ids);
        tasks = someTasks();
        return { tasks: [aPlanTask()] };
      }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: /^여러 개 고르기/ }));
    // What is done on a page of its own is not for ticking off.
    expect((await group(/^지난 것/)).getAllByRole('checkbox')).toHaveLength(1);
    expect(button('고른 것 마쳤어요')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /^교재 38쪽/ }));
    await user.click(screen.getByRole('checkbox', { name: /^학부모 상담 준비/ }));
    expect(screen.getByText('2개를 골랐어요')).toBeVisible();
    await user.click(button('고른 것 마쳤어요'));
    expect(await sentence('오늘까지 2개, 지난 것 1개')).toBeVisible();
    expect(sent).toHaveBeenLastCalledWith('finish', ['late', 'next']);
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await sentence('오늘까지 2개, 지난 것 2개')).toBeVisible();
    expect(sent).toHaveBeenLastCalledWith('reopen', ['late', 'next']);
  });
});

describe('one task', () => {
  it('is put off until tomorrow morning, and comes back at once [PLN-1]', async () => {
    const sent = jest.fn();
    const { user } = visit([
      fake(contract.snoozePlanTask, ({ params, body }) => {
        sent(params.id, body.until);
        return ownTask;
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '교구 주문하기 메뉴' }));
    await user.click(await item('내일 아침까지 미루기'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('task-own', '2026-11-19T00:00:00.000Z'));
    expect(await screen.findByText('19/11/2026 (목) 09:00까지 미뤘어요')).toBeVisible();
    await user.click(button('되돌리기'));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('task-own', null));
  });

  it('of her own is reworded in the form it was written in, with the version that she has seen [PLN-1]', async () => {
    const sent = jest.fn();
    const { user } = visit([
      fake(contract.updatePlanTask, ({ params, body }) => {
        sent(params.id, body);
        return { ...ownTask, ...body, version: 2 };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '교구 주문하기 메뉴' }));
    await user.click(await item('고치기'));
    const dialog = within(await screen.findByRole('dialog', { name: '할 일 고치기' }));
    const title = dialog.getByRole('textbox', { name: /^할 일/ });
    await user.clear(title);
    await user.type(title, '교재 주문하기');
    await user.click(dialog.getByRole('button', { name: '저장하기' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('task-own', expect.objectContaining({ title: '교재 주문하기', version: 1 })),
    );
  });

  it('of her own is deleted, and noted anew when she takes that back; one of the product is not hers to delete [PLN-1]', async () => {
    const made = jest.fn();
    const { user } = visit([
      fake(contract.deletePlanTask, {}),
      fake(contract.createPlanTask, ({ body }) => {
        made(body.title, body.dueAt);
        return ownTask;
      }),
      fake(todayContract.getToday, { tasks: [] }),
    ]);
    await user.click(await screen.findByRole('button', { name: '서술형 3번 채점 메뉴' }));
    await item('내일 아침까지 미루기');
    expect(screen.queryByRole('menuitem', { name: '지우기' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(button('교구 주문하기 메뉴'));
    await user.click(await item('지우기'));
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(made).toHaveBeenCalledWith('교구 주문하기', ownTask.dueAt));
  });

  it('that is overdue is deleted only when she says so once more [PLN-1]', async () => {
    const removed = jest.fn();
    const late = { ...ownTask, dueAt: at(17, '09:00') };
    const { user } = visit([
      open([noted(late)]),
      fake(contract.deletePlanTask, ({ params }) => {
        removed(params.id);
        return {};
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '교구 주문하기 메뉴' }));
    await user.click(await item('지우기'));
    const ask = within(await screen.findByRole('alertdialog', { name: '할 일을 지울까요?' }));
    expect(removed).not.toHaveBeenCalled();
    await user.click(ask.getByRole('button', { name: '지우기' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith('task-own'));
  });
});

describe('a task that comes again', () => {
  it('says which it is, and is deleted with those that follow once she has said so [PLN-1]', async () => {
    const removed = jest.fn();
    const again = { ...ownTask, series: { id: 'series-1', no: 2, of: 8 } };
    const { user } = visit([
      open([noted(again)]),
      fake(contract.deletePlanTask, ({ params, query }) => {
        removed(params.id, query.scope);
        return {};
      }),
    ]);
    expect(await screen.findByText(/8번 가운데 2번째$/)).toBeVisible();
    await user.click(button('교구 주문하기 메뉴'));
    await user.click(await item('이것과 뒤의 것 지우기'));
    const ask = within(await screen.findByRole('alertdialog', { name: '할 일을 지울까요?' }));
    await user.click(ask.getByRole('button', { name: '지우기' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith('task-own', 'FOLLOWING'));
  });
});

describe('what is done', () => {
  it('says when, and whether in time, in words of her own work, and is opened again [PLN-1]', async () => {
    const reopened = jest.fn();
    const { user } = visit(
      [
        fake(contract.reopenPlanTask, ({ params }) => {
          reopened(params.id);
          return doneTasks()[0]!;
        }),
      ],
      `${BASE}/completed`,
    );
    expect(await sentence('마친 일 2개')).toBeVisible();
    expect(screen.getByText('17/11/2026 11:00 마침')).toBeVisible();
    expect(screen.getByText('16/11/2026 09:00 늦게 마침')).toBeVisible();
    expect(screen.queryByText(/제출/)).not.toBeInTheDocument();
    await user.click(button('중간고사 기출 모으기, 다시 열기'));
    await waitFor(() => expect(reopened).toHaveBeenCalledWith('done'));
  });

  it('is asked for by the page and the filters of the address [RTE-10] [INC-5]', async () => {
    const asked = jest.fn();
    visit(
      [
        fake(contract.listPlanTasks, ({ query }) => {
          asked(query);
          return { total: 60, items: doneTasks() };
        }),
      ],
      `${BASE}/completed?type=REMINDER&classId=class-1&period=W2&page=2`,
    );
    await sentence('마친 일 60개');
    expect(asked).toHaveBeenCalledWith({
      state: 'completed',
      type: 'REMINDER',
      classId: 'class-1',
      from: '2026-11-05',
      to: '2026-11-18',
      page: '2',
      size: '20',
    });
    expect(screen.getByRole('navigation', { name: '마친 일 쪽' })).toBeVisible();
  });
});
