import { screen, waitFor, within } from '@testing-library/react';
import { statisticsContract as contract } from '@portal/domain/statistics/statistics.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aStatisticsRow } from '@portal/testing/statistics/statistics-builders';
import { anEmptyWorld, aWorld, worldWith } from '../statistics.fixture.ts';
import { band, enter, title } from '../statistics.screen.ts';
import { rowPath } from './row-path.ts';

const QUERY = '/rows/LESSONS_HELD?from=2026-10-22&to=2026-11-18';

describe('the rows of a figure [STT-1]', () => {
  it('are opened by the figure, stand below it, and lead back to the same days', async () => {
    const { user, currentPath } = enter(aWorld());
    await user.click((await band()).getByRole('link', { name: /진행한 수업/ }));
    expect(await title('진행한 수업')).toBeVisible();
    expect(await screen.findByText('모두 더하면 60회')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '통계로 돌아가기' }));
    expect(currentPath()).toBe('/account/statistics?from=2026-10-22&to=2026-11-18');
  });

  it('come page by page, the newest first, and add up to it', async () => {
    const { user, currentPath } = enter(aWorld(), QUERY);
    const list = () => within(screen.getByRole('list', { name: '숫자를 이루는 것들' }));
    await screen.findByRole('list', { name: '숫자를 이루는 것들' });
    expect(list().getAllByRole('listitem')).toHaveLength(20);
    expect(list().getAllByRole('listitem')[0]).toHaveTextContent(
      '중2 수학 개념 완성 60회차진행함 · 17/11/2026 (화) 19:001회',
    );
    await user.click(screen.getByRole('button', { name: /3/ }));
    expect(currentPath()).toBe(`/account/statistics${QUERY}&page=3`);
    expect(await screen.findByText('중2 수학 개념 완성 1회차')).toBeVisible();
    expect(list().getAllByRole('listitem')).toHaveLength(20);
  });

  it('are as many as there are where a lesson has a row for each of its students', async () => {
    const complaints = jest.spyOn(console, 'error');
    const rows = Array.from({ length: 22 }, (_, n) => aStatisticsRow({ part: `student-${n}`, detail: `학생 ${n}` }));
    const { user } = enter(worldWith({ rows }), '/rows/ATTENDANCE?from=2026-10-22&to=2026-11-18');
    const items = async () =>
      within(await screen.findByRole('list', { name: '숫자를 이루는 것들' })).getAllByRole('listitem');
    expect(await items()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: /2/ }));
    expect(await screen.findByText(/학생 21/)).toBeVisible();
    expect(await items()).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('of an average say of how many it is', async () => {
    enter(
      worldWith({
        rows: [aStatisticsRow({ id: 'rev-1', kind: 'REVIEW', title: '한지우', detail: '중2 수학', value: 500 })],
      }),
      '/rows/RATING?from=2026-10-22&to=2026-11-18',
    );
    expect(await screen.findByText('9개로 계산한 값이에요')).toBeVisible();
    expect(screen.getByText('4.6점')).toBeVisible();
    expect(await screen.findByRole('link', { name: '한지우' })).toHaveAttribute(
      'href',
      expect.stringContaining('review=rev-1'),
    );
    expect(screen.getByText('5.0점')).toBeVisible();
  });

  it('lead each to what it is', () => {
    const to = (kind: Parameters<typeof rowPath>[0]['kind'], classId: string | null = 'c1') =>
      rowPath({ kind, id: 'x1', classId });
    expect(to('LESSON')).toBe('/account/lessons/x1');
    expect(to('STUDENT')).toBe('/account/my-courses/c1/students');
    expect(to('REVIEW')).toBe('/account/reviews?review=x1');
    expect(to('ASSIGNMENT')).toBe('/account/grading/table?assignment=x1');
    expect(to('CHAT')).toBe('/account/my-courses/c1/chat');
    expect(to('TRANSACTION')).toBe('/account/income/transaction-history/x1');
    expect([to('STUDENT', null), to('CHAT', null)]).toEqual([null, null]);
  });

  it('say that there are none, and that they could not be loaded', async () => {
    enter(anEmptyWorld(), QUERY);
    expect(await screen.findByText('이 기간에는 아무것도 없어요')).toBeVisible();
  });

  it('can be asked for again when they failed', async () => {
    enter([fakeProblem(contract.listStatisticsRows, 'UNEXPECTED'), ...aWorld()], QUERY);
    expect(await screen.findByText('목록을 불러오지 못했어요')).toBeVisible();
    await waitFor(() => expect(screen.getByText('모두 더하면 60회')).toBeVisible());
  });
});
