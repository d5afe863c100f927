import { screen, waitFor, within } from '@testing-library/react';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aCalendar, aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { teachingPlanSection } from '../section.ts';
import { at, calendar, ownTask, worlds } from '../tasks.fixture.ts';
import { heading, sentence } from '../teaching-plan.screen.ts';

const BASE = '/account/teaching-plan/schedule';
const visit = (handlers: Fake[] = [], path = BASE) =>
  renderSection(teachingPlanSection, { path, handlers: [...handlers, ...worlds.loaded] });
const day = async (name: RegExp) =>
  within((await screen.findByRole('heading', { level: 2, name, hidden: true })).closest('li') as HTMLElement);

beforeAll(() => Promise.all(teachingPlanSection.routes.map(({ preload }) => preload?.())), 30_000);

describe('a week of lessons', () => {
  it('leads with how many there are and how many are done; one that was called off does not count [RTE-10]', async () => {
    visit();
    expect(await heading('수업 일정')).toBeVisible();
    expect(await sentence('이번 주 수업 3회, 1회 마쳤어요')).toBeVisible();
    expect(screen.getByText('16/11/2026 (월) – 22/11/2026 (일)')).toBeVisible();
  });

  it('calls a lesson that did not take place by its own word, and does not count it as taught [RTE-10]', async () => {
    const over = { startAt: at(16, '19:00'), endAt: at(16, '20:00'), status: 'FINISHED' as const };
    const lessons = [
      aLesson({ id: 'held', ...over, held: true }),
      aLesson({ id: 'empty', ...over, startAt: at(17, '19:00'), endAt: at(17, '20:00'), held: false }),
    ];
    visit([calendar(lessons)]);
    expect(await sentence('이번 주 수업 2회, 1회 마쳤어요')).toBeVisible();
    expect((await day(/^17 화/)).getByRole('link', { name: /진행 안 함/, hidden: true })).toBeInTheDocument();
  });

  it('has each day with its lessons, which lead to their page, and what is due below [RTE-10] [PLN-1]', async () => {
    visit();
    await sentence('이번 주 수업 3회, 1회 마쳤어요');
    const monday = (await day(/^16 월/)).getByRole('link', { name: /확인됨/, hidden: true });
    expect(monday).toHaveAttribute('href', '/account/lessons/lesson-0');
    const today = await day(/^18 수 오늘/);
    expect(today.getByRole('link', { name: /^17:00 6시간 18분 뒤/ })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-8',
    );
    expect(today.getByRole('heading', { level: 3, name: '할 일 3' })).toBeVisible();
    expect(today.getByText('20:40까지')).toBeVisible();
    // Due on Friday, and put off until Thursday.
    expect((await day(/^19 목/)).getByText('09:00에 다시 보여요')).toBeInTheDocument();
    expect((await day(/^20 금/)).getByRole('heading', { level: 3, name: '할 일 1', hidden: true })).toBeInTheDocument();
  });

  it('is stepped through by address, and says on which side of today it lies [RTE-10]', async () => {
    const asked: string[] = [];
    const { user, currentPath } = visit([
      fake(calendarContract.getCalendar, ({ query }) => {
        asked.push(query.from);
        return aCalendar({ events: [], lessons: [] });
      }),
    ]);
    await sentence('이번 주에는 수업이 없어요');
    await user.click(screen.getByRole('link', { name: '다음 주' }));
    expect(await sentence('다음 주에는 수업이 없어요')).toBeVisible();
    expect(currentPath()).toBe(`${BASE}/upcoming?week=2026-11-23`);
    expect(screen.getByRole('link', { name: '예정' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: '이번 주' }));
    await sentence('이번 주에는 수업이 없어요');
    await user.click(screen.getByRole('link', { name: '이전 주' }));
    expect(await sentence('지난주에는 수업이 없어요')).toBeVisible();
    expect(currentPath()).toBe(`${BASE}/completed?week=2026-11-09`);
    // This week was asked for once.
    expect(asked).toEqual(['2026-11-16', '2026-11-23', '2026-11-09']);
  });

  it('has a strip of days for a phone, each with its figures for the ear [RTE-10]', async () => {
    const { user } = visit();
    await sentence('이번 주 수업 3회, 1회 마쳤어요');
    const strip = within(screen.getByRole('group', { name: '요일 고르기', hidden: true }));
    const monday = strip.getByRole('button', { name: /^월 16 1 ?회 수업, 할 일 0개$/, hidden: true });
    expect(strip.getByRole('button', { pressed: true, hidden: true })).toHaveAccessibleName(/^수 18/);
    await user.click(monday);
    expect(monday).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the lessons where the tasks do not come, and says that those are missing', async () => {
    visit([fakeProblem(todayContract.listDueTasks, 'UNEXPECTED')]);
    expect(await sentence('할 일을 불러오지 못했어요')).toBeVisible();
    expect(await day(/^18 수/)).toBeDefined();
  });
});

describe('tasks on the board', () => {
  const moved = jest.fn();
  const board = () =>
    visit([
      fake(planTasksContract.updatePlanTask, ({ params, body }) => {
        moved(params.id, body.dueAt);
        return { ...ownTask, ...body, version: 2 };
      }),
    ]);
  const iso = (of: number, time: string) => new Date(at(of, time)).toISOString();

  it('go to another day by keys, and come back [PLN-1]', async () => {
    const { user } = board();
    await sentence('이번 주 수업 3회, 1회 마쳤어요');
    (await screen.findByRole('button', { name: '교구 주문하기 다른 날로 옮기기', hidden: true })).focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect((await day(/^19 목/)).getByText('놓으면 19/11/2026 (목) 18:00까지로 바뀌어요')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(moved).toHaveBeenCalledWith('task-own', iso(19, '18:00')));
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(moved).toHaveBeenLastCalledWith('task-own', ownTask.dueAt));
  });

  it('go to any day without dragging; what comes by itself stays and says why [PLN-1]', async () => {
    const { user } = board();
    await sentence('이번 주 수업 3회, 1회 마쳤어요');
    await user.click(await screen.findByRole('button', { name: '교구 주문하기, 다른 날로', hidden: true }));
    expect(await screen.findByRole('dialog', { name: '다른 날로 옮기기' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect((await day(/^17 화/)).getByText('마감은 과제에서 바꿔요')).toBeInTheDocument();
    const buttons = screen.queryAllByRole('button', { name: /다른 날로 옮기기$/, hidden: true });
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['교구 주문하기 다른 날로 옮기기']);
  });
});

it('sets what was taught beside the plan, and leads from a class that is late to planning it anew [PLN-1]', async () => {
  visit();
  const cards = within(await screen.findByRole('region', { name: '커리큘럼과 실제 진도' }));
  const [late, onTime] = cards.getAllByRole('listitem');
  expect(late).toHaveTextContent(/2회 늦어요.*24단원 중 16단원 배웠어요/);
  expect(within(late!).getByRole('link', { name: /^다시 계획하기/ })).toHaveAttribute(
    'href',
    '/account/my-courses/class-1/replan',
  );
  expect(onTime).toHaveTextContent(/계획대로예요.*계획 16단원/);
});

it.each([
  ['in-progress', '진행 중'],
  ['upcoming', '예정'],
  ['completed', '완료'],
])('leads the short address of %s to the schedule of the plan [RTE-10]', async (status, name) => {
  const { currentPath } = visit([], `/account/teaching-plan/${status}?from=mail`);
  expect(await heading('수업 일정')).toBeVisible();
  expect(currentPath()).toBe(`${BASE}/${status}?from=mail`);
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
});
