import { screen, within } from '@testing-library/react';
import { todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { teachingPlanSection } from '../section.ts';
import { worlds } from '../tasks.fixture.ts';
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

  it('has each day with its lessons, which lead to their page, and what is due below [RTE-10] [PLN-1]', async () => {
    visit();
    await sentence('이번 주 수업 3회, 1회 마쳤어요');
    const monday = (await day(/^16 월/)).getByRole('link', { name: /마침/, hidden: true });
    expect(monday).toHaveAttribute('href', '/account/lessons/lesson-0');
    const today = await day(/^18 수 오늘/);
    expect(today.getByRole('link', { name: /^17:00 6시간 18분 뒤/ })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-8',
    );
    expect(today.getByRole('heading', { level: 3, name: '할 일 2' })).toBeVisible();
    expect(today.getByText('20:40까지')).toBeVisible();
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
