import { screen, waitFor, within } from '@testing-library/react';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, fakeProblem, neverAnswers, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { anEmptyCalendar, aWorkingWeek } from '../calendar.fixture.ts';
import { lessonsOf } from '../lesson.fixture.ts';
import { schedule } from '../schedule.screen.ts';
import { scheduleSection } from '../section.ts';
import { dueTasks } from '../tasks/due-tasks.fixture.ts';
import { lookFromDesk, openSchedule } from '../whole-calendar.fixture.ts';

const { getCalendar } = calendarContract;

lookFromDesk();

describe('the week', () => {
  it.each(['/account/calendar', '/lich-day'])(
    'shows lessons and events of this week at %s [CAL-1] [RTE-4]',
    async (path) => {
      openSchedule(path);
      expect(await schedule.heading()).toBeInTheDocument();
      expect(schedule.range()).toHaveTextContent('16/11/2026 – 22/11/2026');
      const wednesday = await schedule.day(/2026년 11월 18일 수요일, 오늘/);
      await waitFor(() => expect(schedule.blocksOf(wednesday)).toHaveLength(5));
      expect(
        await schedule.block(
          /^중2 · 개념, 중2 수학 개념 완성, 2026년 11월 18일 수요일 10:30부터 11:30까지, 진행 중 학생 4명, 일차함수의 그래프$/,
        ),
      ).toBeVisible();
      expect(
        within(wednesday).getByRole('button', { name: '수업 가능 시간, 2026년 11월 18일 수요일 14:00부터 17:00까지' }),
      ).toBeVisible();
    },
  );

  it.each(['week', 'month'])(
    'names every block of the %s by what is written on it (WCAG 2.5.3) [CAL-1]',
    async (view) => {
      openSchedule(`/account/calendar?view=${view}`);
      expect(await schedule.block(/^중2 · 개념, 중2 수학 개념 완성, 2026년 11월 18일/)).toBeVisible();
      // Free time is a hatch without words.
      const blocks = screen.getAllByRole('button', { name: /^(?!수업 가능 시간).*부터 .*까지/ });
      expect(blocks.length).toBeGreaterThan(4);
      for (const block of blocks) {
        expect(block.textContent).not.toBe('');
        expect(block).toHaveAccessibleName(expect.stringContaining(block.textContent));
      }
    },
  );

  it('asks once for the visible days and those of the strip above them, and then for the next week [CAL-1]', async () => {
    const asked: string[] = [];
    const { user } = openSchedule('/account/calendar', ({ query }) => {
      asked.push(`${query.from} ${query.to}`);
      return aWorkingWeek();
    });
    await schedule.block(/^주말 집중반, 2026년/);
    await user.click(schedule.button('다음 주'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual(['2026-11-16 2026-11-25', '2026-11-23 2026-11-29']);
  });

  it('names the canonical address for both routes [RTE-4]', async () => {
    openSchedule('/lich-day');
    await schedule.heading();
    const link = document.querySelector('link[rel=canonical]');
    expect(link).toHaveAttribute('href', '/account/calendar?view=week&date=2026-11-18');
  });

  it('says the status of every lesson in words [CLS-2]', async () => {
    openSchedule();
    expect(await schedule.block(/중3 수학 심화.*, 취소$/)).toHaveAttribute('data-kind', 'canceled');
    expect(await schedule.block(/무료 체험 수업.*, 체험 수업, 예정 학생 1명, 수학 진단$/)).toHaveAttribute(
      'data-kind',
      'trial',
    );
    expect(await schedule.block(/중2 수학 개념 완성.*16일.*, 확인됨 학생 4명, 기울기와 절편$/)).toHaveAttribute(
      'data-kind',
      'done',
    );
    expect(await schedule.block(/과제 평가 마감, 2026년 11월 20일 금요일 16:00, 내 일정$/)).toBeVisible();
  });

  it('is walked through by Tab in time order [CAL-1]', async () => {
    const { user } = openSchedule();
    const wednesday = await schedule.day(/18일 수요일/);
    await waitFor(() => expect(schedule.blocksOf(wednesday)).toHaveLength(5));
    const blocks = schedule.blocksOf(wednesday);
    blocks[0]?.focus();
    for (const block of blocks.slice(1)) {
      await user.tab();
      expect(block).toHaveFocus();
    }
    expect(blocks.map((block) => /\d\d:\d\d/.exec(block.ariaLabel ?? '')?.[0])).toEqual([
      '10:30',
      '14:00',
      '15:00',
      '17:00',
      '19:00',
    ]);
  });

  it('lays what overlaps side by side, and free time behind [CAL-1]', async () => {
    openSchedule();
    const left = await schedule.block(/중3 수학 심화, 2026년 11월 19일/);
    const right = await schedule.block(/중1 수학 보충/);
    expect([left.style.left, right.style.left]).toEqual(['0%', '50%']);
    const event = await schedule.block(/학부모 상담 준비/);
    expect(event.style.width).toBe('calc(100% - 0.125rem)');
  });

  it('draws the present moment behind the blocks of today alone [CAL-1]', async () => {
    openSchedule();
    const today = await schedule.day(/오늘/);
    const lines = () => [...document.querySelectorAll<HTMLElement>('[data-now]')];
    // Which hours are shown is known with the first answer.
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines().map((line) => line.style.top)).toEqual([`${(((10 - 8) * 60 + 42) * (56 / 60)) / 16}rem`]);
    expect(today).toContainElement(lines()[0] ?? null);
    expect(today.firstElementChild).toBe(lines()[0]);
  });

  it('widens its hours for a lesson before eight [CAL-1]', async () => {
    const early = aLesson({ startAt: '2026-11-18T06:10:00+09:00', endAt: '2026-11-18T07:00:00+09:00' });
    openSchedule('/account/calendar', { ...aWorkingWeek(), lessons: [early] });
    expect(await screen.findByText('06:00')).toBeInTheDocument();
    expect(screen.queryByText('05:00')).not.toBeInTheDocument();
  });

  it('stands in the time zone of her profile and says which one [CON-2]', async () => {
    const handlers = [
      fake(sessionContract.getProfile, aProfile({ timeZone: 'Asia/Ho_Chi_Minh' })),
      fake(getCalendar, aWorkingWeek()),
      dueTasks(),
      lessonsOf(aWorkingWeek),
    ];
    renderSection(scheduleSection, { path: '/account/calendar', handlers });
    expect(await schedule.block(/중2 수학 개념 완성.*18일 수요일 08:30부터 09:30까지/)).toBeVisible();
    expect(screen.getByText('호찌민 시각 기준')).toBeVisible();
  });
});

describe('when there is nothing or something fails', () => {
  it('keeps the grid while the first answer is on its way [CAL-1]', async () => {
    renderSection(scheduleSection, { handlers: [neverAnswers(getCalendar), dueTasks()] });
    await schedule.heading();
    expect(await schedule.day(/18일 수요일/)).toBeVisible();
    expect(screen.getByText('불러오는 중이에요').parentElement).toHaveAttribute('role', 'status');
    await waitFor(() => expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6));
    expect(screen.queryByText(/일정이 없어요/)).not.toBeInTheDocument();
  });

  it('gives a hint in the lane of today in an empty week [CAL-1]', async () => {
    openSchedule('/account/calendar', anEmptyCalendar());
    const today = await schedule.day(/오늘/);
    await waitFor(() => expect(today).toHaveTextContent('이번 주에는 일정이 없어요'));
  });

  it('speaks of the range, not of this week, elsewhere [CAL-1]', async () => {
    openSchedule('/account/calendar?view=agenda&date=2026-12-24', anEmptyCalendar());
    expect(await screen.findByText('이 기간에는 일정이 없어요')).toBeVisible();
  });

  it('keeps the grid and offers another try after a failure [CAL-1]', async () => {
    let isBroken = true;
    const { user } = openSchedule('/account/calendar', () =>
      isBroken ? problemResponse('UNEXPECTED') : aWorkingWeek(),
    );
    const problem = await schedule.problem();
    expect(problem).toHaveTextContent('일정을 불러오지 못했어요');
    expect(problem).toHaveTextContent('서버에 문제가 생겼어요');
    expect(await schedule.day(/18일 수요일/)).toBeVisible();
    isBroken = false;
    await user.click(within(problem).getByRole('button', { name: '다시 시도' }));
    expect(await schedule.block(/^주말 집중반, 2026년/)).toBeVisible();
    expect(problem).not.toBeInTheDocument();
  });

  it('keeps what it shows when a refresh fails, and says so [CAL-1]', async () => {
    let isBroken = false;
    const { push } = openSchedule('/account/calendar', () =>
      isBroken ? problemResponse('UNEXPECTED') : aWorkingWeek(),
    );
    await schedule.block(/^주말 집중반, 2026년/);
    isBroken = true;
    push('lesson.changed', { id: 'week-1' });
    expect(await schedule.problem()).toHaveTextContent('보이는 내용은 그대로 쓸 수 있어요.');
    expect(await schedule.block(/^주말 집중반, 2026년/)).toBeVisible();
  });

  it('tells a lost connection from a failure of the server [CAL-1]', async () => {
    renderSection(scheduleSection, { handlers: [offline(getCalendar), dueTasks()] });
    expect(await schedule.problem()).toHaveTextContent('서버가 답하지 않아요');
  });

  it('shows the refusal of a range in the words of the server [CAL-1]', async () => {
    renderSection(scheduleSection, { handlers: [fakeProblem(getCalendar, 'RANGE_TOO_LONG'), dueTasks()] });
    expect(await schedule.problem()).toHaveTextContent('한 번에 볼 수 있는 기간은 62일까지예요');
  });
});
