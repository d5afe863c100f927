import { screen, waitFor, within } from '@testing-library/react';
import { aWorkingWeek } from '../calendar.fixture.ts';
import { schedule } from '../schedule.screen.ts';
import { lookFromDesk, openSchedule } from '../whole-calendar.fixture.ts';

lookFromDesk();

const classes = async () => within(await screen.findByRole('list', { name: '이 수업만 보기' }));
const lessons = (name: RegExp) => screen.queryAllByRole('button', { name });

describe('the classes under the calendar', () => {
  it('are named in the order of their colours, which the forms are not part of [CAL-1]', async () => {
    openSchedule();
    const names = (await classes()).getAllByRole('button').map((button) => button.textContent);
    expect(names.slice(0, 3)).toEqual(['중2 · 개념', '고1 · 기초', '중3 · 심화']);
    const forms = within(screen.getByRole('list', { name: '일정 종류' }));
    expect(forms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '체험 수업',
      '제안한 새 시간',
      '끝난 수업',
      '진행 안 함',
      '취소된 수업',
      '내 일정',
      '수업 가능 시간',
      '쉬는 시간',
    ]);
    // As its blocks are marked.
    expect(forms.getByText('진행 안 함')).toHaveAttribute('data-missed');
  });

  it('show the lessons of one alone when it is pressed, beside what is her own, and all again [CAL-1]', async () => {
    const { user } = openSchedule();
    const toggle = (await classes()).getByRole('button', { name: '고1 · 기초' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(lessons(/중2 수학 개념 완성, 2026년/)).toEqual([]));
    expect(lessons(/고1 수학 기초, 2026년/)).toHaveLength(2);
    expect(lessons(/^학부모 상담 준비/)).toHaveLength(1);
    await user.click(toggle);
    expect(lessons(/중2 수학 개념 완성, 2026년/)).toHaveLength(3);
  });

  it('hide nothing in a week without the one that was chosen [CAL-1]', async () => {
    const { user } = openSchedule('/account/calendar', ({ query }) => {
      const week = aWorkingWeek();
      if (query.from === '2026-11-16') return week;
      const [lesson] = week.lessons;
      const next = { ...lesson!, startAt: '2026-11-26T13:00:00+09:00', endAt: '2026-11-26T14:00:00+09:00' };
      return { ...week, lessons: [next] };
    });
    await user.click((await classes()).getByRole('button', { name: '고1 · 기초' }));
    await user.click(schedule.button('다음 주'));
    expect(await schedule.block(/중2 수학 개념 완성, 2026년 11월 26일/)).toBeVisible();
  });
});
