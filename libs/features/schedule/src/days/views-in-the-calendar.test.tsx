import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manyItems } from '../calendar.fixture.ts';
import { standAtWidth } from '../open-calendar.fixture.ts';
import { schedule } from '../schedule.screen.ts';
import { lookFromDesk, openSchedule } from '../whole-calendar.fixture.ts';

lookFromDesk();

describe('moving through time', () => {
  it('steps by week, month and day, comes back to today, and keeps it in the address [CAL-1]', async () => {
    const { user, currentPath } = openSchedule();
    await schedule.heading();
    await user.click(schedule.button('다음 주'));
    expect(schedule.range()).toHaveTextContent('23/11/2026 – 29/11/2026');
    expect(schedule.button('다음 주')).toHaveFocus();
    await user.click(schedule.view('월'));
    expect(schedule.range()).toHaveTextContent('2026년 11월');
    await user.click(schedule.button('다음 달'));
    expect(currentPath()).toBe('/account/calendar?view=month&date=2026-12-01');
    await user.click(schedule.view('일'));
    await user.click(schedule.button('이전 날'));
    expect(schedule.range()).toHaveTextContent('30/11/2026 (월)');
    await user.click(schedule.button('오늘'));
    expect(currentPath()).toBe('/account/calendar?view=day&date=2026-11-18');
  });

  it('jumps to a day that is picked from a small month, also by arrow keys [CAL-1]', async () => {
    const { user, currentPath } = openSchedule();
    await schedule.heading();
    await user.click(schedule.button('날짜 고르기'));
    const picker = await schedule.dialog('날짜 고르기');
    // It has taken the focus as it opened.
    await waitFor(() => expect(picker.contains(document.activeElement)).toBe(true));
    act(() => within(picker).getByRole('button', { name: '2026년 11월 18일 수요일' }).focus());
    await user.keyboard('{PageDown}{ArrowDown}{ArrowRight}');
    const day = await within(picker).findByRole('button', { name: '2026년 12월 26일 토요일' });
    await waitFor(() => expect(day).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/account/calendar?view=week&date=2026-12-26'));
    await waitFor(() => expect(schedule.button('날짜 고르기')).toHaveFocus());
  });

  it.each(['?view=year&date=2026-02-30', '?view=&date=', '?date=%00'])(
    'shows this week for the address %s [RTE-4]',
    async (query) => {
      openSchedule(`/lich-day${query}`);
      await schedule.heading();
      expect(schedule.range()).toHaveTextContent('16/11/2026 – 22/11/2026');
    },
  );
});

describe('the other views', () => {
  it('show one day with its hours [CAL-1]', async () => {
    openSchedule('/account/calendar?view=day&date=2026-11-19');
    const thursday = await schedule.day(/19일 목요일/);
    await waitFor(() => expect(schedule.blocksOf(thursday)).toHaveLength(2));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('show a month with three lines a day and the rest in a popover [CAL-1]', async () => {
    const busy = manyItems(5, '2026-11-18', '2026-11-18');
    const { user } = openSchedule('/account/calendar?view=month&date=2026-11-18', busy);
    const more = await schedule.block(/18일 수요일, 일정 2개 더 보기/);
    expect(screen.getByRole('table')).toBeVisible();
    expect(within(more.closest('td') as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    await user.click(more);
    const all = await schedule.dialog('18/11/2026 (수)');
    expect(within(all).getAllByRole('listitem')).toHaveLength(5);
    await user.click(within(all).getByRole('button', { name: /상담 4/ }));
    const details = await schedule.dialog('내 일정');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(details).not.toBeInTheDocument());
    await waitFor(() => expect(schedule.button(/더 보기/)).toHaveFocus());
  });

  it('lead from a day of the month to that day [CAL-1]', async () => {
    const { user, currentPath } = openSchedule('/account/calendar?view=month&date=2026-11-18');
    await user.click(await schedule.block(/^2026년 11월 20일 금요일 보기$/));
    expect(currentPath()).toBe('/account/calendar?view=day&date=2026-11-20');
  });

  it('list the days that hold something, in words alone [CAL-1]', async () => {
    openSchedule('/account/calendar?view=agenda&date=2026-11-18');
    const wednesday = await schedule.listedDay(/18일 수요일/);
    expect(
      within(wednesday)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      '10:30–11:30중2 수학 개념 완성학생 4명진행 중수업 입장',
      '14:00–17:00 수업 가능 시간',
      '15:00–15:45학부모 상담 준비내 일정 · 3반 과제 결과를 먼저 보기',
      '17:00–17:30중1 수학 체험체험 수업 · 학생 1명예정',
      '19:00–20:00고1 수학 기초학생 4명 · 마포구 스터디룸 2호예정',
    ]);
    expect(screen.queryByRole('region', { name: /22일 일요일/ })).not.toBeInTheDocument();
  });
});

describe('on a phone, below 768 px', () => {
  beforeEach(() => standAtWidth(390));

  it('shows the week as a strip and the chosen day as a list [CON-2]', async () => {
    const { user, currentPath } = openSchedule();
    const thursday = await screen.findByRole('button', { name: '2026년 11월 19일 목요일, 일정 2개' });
    expect(screen.getByRole('button', { name: /18일 수요일, 오늘, 일정 4개/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(thursday);
    expect(currentPath()).toBe('/account/calendar?view=week&date=2026-11-19');
    const list = await schedule.listedDay(/19일 목요일/);
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: /목요일/ })).not.toBeInTheDocument();
  });

  it('goes on with the days that follow in the same week, and leaves out free time that is over [CAL-1]', async () => {
    openSchedule();
    const today = await schedule.listedDay(/18일 수요일/);
    // Also the day that is named in the strip alone can be moved as a whole [CAL-3].
    expect(within(today).getByRole('button', { name: /수업 모두 옮기기$/ })).toBeVisible();
    expect(await schedule.listedDay(/19일 목요일/)).toBeVisible();
    expect(screen.queryByRole('region', { name: /17일 화요일/ })).not.toBeInTheDocument();
  });

  it('begins another week with its first day, and this one with today [CON-2]', async () => {
    const { user, currentPath } = openSchedule();
    await user.click(await screen.findByRole('button', { name: '다음 주' }));
    expect(currentPath()).toBe('/account/calendar?view=week&date=2026-11-23');
    await user.click(schedule.button('오늘'));
    expect(currentPath()).toBe('/account/calendar?view=week&date=2026-11-18');
    await user.click(schedule.button('다음 주'));
    await user.click(schedule.button('이전 주'));
    expect(currentPath()).toBe('/account/calendar?view=week&date=2026-11-18');
  });

  it('turns to another day where a finger goes sideways over the list [CON-2]', async () => {
    const { currentPath } = openSchedule();
    const list = await schedule.listedDay(/18일 수요일/);
    const swipe = (from: number, to: number, down = 0) => {
      fireEvent.touchStart(list, { touches: [{ clientX: from, clientY: 400 }] });
      fireEvent.touchEnd(list, { changedTouches: [{ clientX: to, clientY: 400 + down }] });
    };
    swipe(300, 280);
    swipe(300, 200, 90);
    swipe(10, 200);
    expect(currentPath()).toBe('/account/calendar');
    swipe(300, 200);
    expect(currentPath()).toBe('/account/calendar?view=week&date=2026-11-19');
  });

  it('offers week, month and list, and steps by buttons [CON-2]', async () => {
    const { user } = openSchedule('/account/calendar?view=day&date=2026-11-18');
    await schedule.heading();
    await user.click(schedule.button('다음 주'));
    expect(await screen.findByText('일정이 없는 날이에요')).toBeVisible();
    await user.click(schedule.button('보기 방식: 주'));
    const views = await screen.findAllByRole('menuitemradio');
    expect(views.map(({ textContent }) => textContent)).toEqual(['주', '월', '목록']);
    await user.click(views[1]!);
    expect(screen.getAllByRole('button', { name: /^2026년/, pressed: false })).toHaveLength(41);
  });
});
