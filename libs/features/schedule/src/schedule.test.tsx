import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionContract } from '@portal/domain/identity/session.contract';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, fakeProblem, neverAnswers, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aCalendarEvent, aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { anEmptyCalendar, aWorkingWeek, manyItems } from './calendar.fixture.ts';
import { lessonsOf } from './lesson.fixture.ts';
import { schedule } from './schedule.screen.ts';
import { scheduleSection } from './section.ts';

const { getCalendar } = calendarContract;
let width = 1360;

// A busy machine takes its time for the first import of the page, and for each answer.
jest.setTimeout(60_000);
beforeAll(() => scheduleSection.routes[0]?.preload?.());

// jsdom has no width: of the media queries those for widths are answered.
beforeEach(() => {
  width = 1360;
  window.matchMedia = (media) => {
    const [, bound, px] = /(min|max)-width: ([\d.]+)px/.exec(media) ?? [];
    const matches = bound === 'min' ? width >= Number(px) : bound === 'max' ? width <= Number(px) : false;
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
  };
});

function open(path = '/account/calendar', answer: Parameters<typeof fake<typeof getCalendar>>[1] = aWorkingWeek()) {
  let last = anEmptyCalendar();
  const calendar = fake(getCalendar, async (request) => {
    const given = typeof answer === 'function' ? await answer(request) : answer;
    if (!(given instanceof Response)) last = given;
    return given;
  });
  return renderSection(scheduleSection, { path, handlers: [calendar, lessonsOf(() => last)] });
}

describe('the week', () => {
  it.each(['/account/calendar', '/lich-day'])(
    'shows lessons and events of this week at %s [CAL-1] [RTE-4]',
    async (path) => {
      open(path);
      expect(await schedule.heading()).toBeInTheDocument();
      expect(schedule.range()).toHaveTextContent('16/11/2026 – 22/11/2026');
      const wednesday = await schedule.day(/2026년 11월 18일 수요일, 오늘/);
      await waitFor(() => expect(schedule.blocksOf(wednesday)).toHaveLength(5));
      expect(
        await schedule.block(/^중2 수학 개념 완성, 2026년 11월 18일 수요일 10:00부터 11:30까지, 진행 중 학생 4명$/),
      ).toBeVisible();
      expect(
        within(wednesday).getByRole('button', { name: '수업 가능 시간, 2026년 11월 18일 수요일 14:00부터 17:00까지' }),
      ).toBeVisible();
    },
  );

  it.each(['week', 'month'])(
    'names every block of the %s by what is written on it (WCAG 2.5.3) [CAL-1]',
    async (view) => {
      open(`/account/calendar?view=${view}`);
      expect(await schedule.block(/^중2 수학 개념 완성, 2026년 11월 18일/)).toBeVisible();
      const blocks = screen.getAllByRole('button', { name: /부터 .*까지/ });
      expect(blocks.length).toBeGreaterThan(4);
      for (const block of blocks) {
        expect(block.textContent).not.toBe('');
        expect(block).toHaveAccessibleName(expect.stringContaining(block.textContent));
      }
    },
  );

  it('asks for the visible days and nothing else, with the next week for the card beside it [CAL-1]', async () => {
    const asked: string[] = [];
    const { user } = open('/account/calendar', ({ query }) => {
      asked.push(`${query.from} ${query.to}`);
      return aWorkingWeek();
    });
    await schedule.block(/주말 집중반/);
    await user.click(schedule.button('다음 주'));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.toSorted()).toEqual(['2026-11-16 2026-11-22', '2026-11-18 2026-11-25', '2026-11-23 2026-11-29']);
  });

  it('names the canonical address for both routes [RTE-4]', async () => {
    open('/lich-day');
    await schedule.heading();
    const link = document.querySelector('link[rel=canonical]');
    expect(link).toHaveAttribute('href', '/account/calendar?view=week&date=2026-11-18');
  });

  it('says the status of every lesson in words [CLS-2]', async () => {
    open();
    expect(await schedule.block(/중3 수학 심화.*, 취소( 학생 \d명)?$/)).toHaveAttribute('data-kind', 'canceled');
    expect(await schedule.block(/무료 체험 수업.*, 체험 수업, 예정( 학생 \d명)?$/)).toHaveAttribute(
      'data-kind',
      'trial',
    );
    expect(await schedule.block(/중2 수학 개념 완성.*16일.*, 끝남( 학생 \d명)?$/)).toHaveAttribute('data-kind', 'done');
    expect(await schedule.block(/과제 평가 마감, 2026년 11월 20일 금요일 16:00, 내 일정$/)).toBeVisible();
  });

  it('is walked through by Tab in time order [CAL-1]', async () => {
    const { user } = open();
    const wednesday = await schedule.day(/18일 수요일/);
    await waitFor(() => expect(schedule.blocksOf(wednesday)).toHaveLength(5));
    const blocks = schedule.blocksOf(wednesday);
    blocks[0]?.focus();
    for (const block of blocks.slice(1)) {
      await user.tab();
      expect(block).toHaveFocus();
    }
    expect(blocks.map((block) => /\d\d:\d\d/.exec(block.ariaLabel ?? '')?.[0])).toEqual([
      '10:00',
      '14:00',
      '15:00',
      '17:00',
      '19:00',
    ]);
  });

  it('lays what overlaps side by side, and free time behind [CAL-1]', async () => {
    open();
    const left = await schedule.block(/중3 수학 심화, 2026년 11월 19일/);
    const right = await schedule.block(/중1 수학 보충/);
    expect([left.style.left, right.style.left]).toEqual(['0%', '50%']);
    const event = await schedule.block(/학부모 상담 준비/);
    expect(event.style.width).toBe('calc(100% - 2px)');
  });

  it('draws the present moment behind the blocks of today alone [CAL-1]', async () => {
    open();
    const today = await schedule.day(/오늘/);
    const lines = document.querySelectorAll<HTMLElement>('[data-now]');
    expect([...lines].map((line) => line.style.top)).toEqual([`${((10 - 8) * 60 + 42) * (56 / 60)}px`]);
    expect(today).toContainElement(lines[0] ?? null);
    expect(today.firstElementChild).toBe(lines[0]);
  });

  it('widens its hours for a lesson before eight [CAL-1]', async () => {
    const early = aLesson({ startAt: '2026-11-18T06:10:00+09:00', endAt: '2026-11-18T07:00:00+09:00' });
    open('/account/calendar', { ...aWorkingWeek(), lessons: [early] });
    expect(await screen.findByText('06:00')).toBeInTheDocument();
    expect(screen.queryByText('05:00')).not.toBeInTheDocument();
  });

  it('stands in the time zone of her profile and says which one [CON-2]', async () => {
    const handlers = [
      fake(sessionContract.getProfile, aProfile({ timeZone: 'Asia/Ho_Chi_Minh' })),
      fake(getCalendar, aWorkingWeek()),
      lessonsOf(aWorkingWeek),
    ];
    renderSection(scheduleSection, { path: '/account/calendar', handlers });
    expect(await schedule.block(/중2 수학 개념 완성.*18일 수요일 08:00부터 09:30까지/)).toBeVisible();
    expect(screen.getByText('호찌민 시각 기준')).toBeVisible();
  });
});

describe('moving through time', () => {
  it('steps by week, month and day, comes back to today, and keeps it in the address [CAL-1]', async () => {
    const { user, currentPath } = open();
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
    const { user, currentPath } = open();
    await schedule.heading();
    await user.click(schedule.button('날짜 고르기'));
    const picker = await schedule.dialog('날짜 고르기');
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
      open(`/lich-day${query}`);
      await schedule.heading();
      expect(schedule.range()).toHaveTextContent('16/11/2026 – 22/11/2026');
    },
  );
});

describe('the other views', () => {
  it('show one day with its hours [CAL-1]', async () => {
    open('/account/calendar?view=day&date=2026-11-19');
    const thursday = await schedule.day(/19일 목요일/);
    await waitFor(() => expect(schedule.blocksOf(thursday)).toHaveLength(2));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('show a month with three lines a day and the rest in a popover [CAL-1]', async () => {
    const busy = manyItems(5, '2026-11-18', '2026-11-18');
    const { user } = open('/account/calendar?view=month&date=2026-11-18', busy);
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
    const { user, currentPath } = open('/account/calendar?view=month&date=2026-11-18');
    await user.click(await schedule.block(/^2026년 11월 20일 금요일 보기$/));
    expect(currentPath()).toBe('/account/calendar?view=day&date=2026-11-20');
  });

  it('list the days that hold something, in words alone [CAL-1]', async () => {
    open('/account/calendar?view=agenda&date=2026-11-18');
    const wednesday = await schedule.listedDay(/18일 수요일/);
    expect(
      within(wednesday)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      '10:00 ~ 11:30중2 수학 개념 완성학생 4명진행 중',
      '14:00 ~ 17:00수업 가능 시간',
      '15:00 ~ 15:45학부모 상담 준비내 일정 · 3반 과제 결과를 먼저 보기',
      '17:00 ~ 17:30중1 수학 체험체험 수업 · 학생 1명예정',
      '19:00 ~ 20:00고1 수학 기초학생 4명 · 마포구 스터디룸 2호예정',
    ]);
    expect(screen.queryByRole('region', { name: /22일 일요일/ })).not.toBeInTheDocument();
  });
});

describe('the details', () => {
  it('of a lesson open by Enter, tell everything, and hand the focus back on Escape [CLS-2]', async () => {
    const { user } = open();
    const block = await schedule.block(/고1 수학 기초.*18일/);
    act(() => block.focus());
    await user.keyboard('{Enter}');
    const dialog = await schedule.dialog('수업 정보');
    const words = within(dialog)
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(words).toEqual([
      '고1 수학 기초',
      '12회차 · 일차함수의 그래프',
      '18/11/2026 (수) 19:00 ~ 20:00 · 1시간',
      '예정',
      '학생 4명: 학생 A01, 학생 A02, 학생 A03, 학생 A04',
      '대면',
      '마포구 스터디룸 2호',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(block).toHaveFocus());
  });

  it('of a cancelled lesson tell why, and that it was not held [CLS-2]', async () => {
    const { user } = open();
    await user.click(await schedule.block(/중3 수학 심화.*취소/));
    const dialog = await schedule.dialog('수업 정보');
    expect(dialog).toHaveTextContent('취소한 이유학생의 학교 행사와 겹쳐 다음 주로 옮겼어요.');
    expect(dialog).toHaveTextContent('진행 여부진행 안 함');
  });

  it('of an entry show title, date, time and note as plain text [CAL-1]', async () => {
    const note = '<img src=x onerror=alert(1)>\n둘째 줄';
    const events = [aCalendarEvent({ title: '회의 \u202Etxt', note })];
    const { user } = open('/account/calendar', { ...anEmptyCalendar(), events });
    await user.click(await schedule.block(/회의/));
    const dialog = await schedule.dialog('내 일정');
    const words = within(dialog)
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(words).toEqual(['회의 \u202Etxt', '18/11/2026 (수)', '13:00 ~ 13:30', note]);
    expect(dialog.querySelector('img')).toBeNull();
  });

  it('change with the lesson when the server says so [CLS-2]', async () => {
    let calendar: Calendar = aWorkingWeek();
    const { user, push } = open('/account/calendar', () => calendar);
    await user.click(await schedule.block(/고1 수학 기초.*18일/));
    const dialog = await schedule.dialog('수업 정보');
    const lessons = calendar.lessons.map((lesson) =>
      lesson.place ? { ...lesson, status: 'CANCELED' as const, cancelReason: '강의실 공사' } : lesson,
    );
    calendar = { ...calendar, lessons };
    const id = lessons.find(({ place }) => place)?.id ?? '';
    push('lesson.changed', { id });
    await waitFor(() => expect(dialog).toHaveTextContent('취소한 이유강의실 공사'));
  });
});

describe('what comes next', () => {
  it('stands beside the calendar with its countdown and the count of today [CLS-2]', async () => {
    const lessons = aWorkingWeek().lessons.filter(({ status }) => status === 'UPCOMING');
    const { user } = open('/account/calendar', { ...aWorkingWeek(), lessons });
    const card = await schedule.nextLesson();
    await waitFor(() => expect(card).toHaveTextContent('6시간 18분 뒤 시작해요'));
    expect(card).toHaveTextContent('오늘 수업 2개');
    await user.click(within(card).getByRole('button'));
    expect(await schedule.dialog('수업 정보')).toHaveTextContent('중1 수학 체험');
  });

  it('is not asked for where there is no room for it [CON-2]', async () => {
    width = 1100;
    let requests = 0;
    open('/account/calendar', () => {
      requests += 1;
      return aWorkingWeek();
    });
    await schedule.block(/주말 집중반/);
    expect(requests).toBe(1);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

describe('on a phone, below 768 px', () => {
  beforeEach(() => void (width = 390));

  it('shows the week as a strip and the chosen day as a list [CON-2]', async () => {
    const { user, currentPath } = open();
    const thursday = await screen.findByRole('button', { name: '2026년 11월 19일 목요일, 일정 2개' });
    expect(screen.getByRole('button', { name: /18일 수요일, 오늘, 일정 4개/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(thursday);
    expect(currentPath()).toBe('/account/calendar?view=week&date=2026-11-19');
    const list = await schedule.listedDay(/19일 목요일/);
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: /목요일/ })).not.toBeInTheDocument();
  });

  it('offers week, month and list, and steps by buttons [CON-2]', async () => {
    const { user } = open('/account/calendar?view=day&date=2026-11-18');
    await schedule.heading();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'week',
      'month',
      'agenda',
    ]);
    await user.click(schedule.button('다음 주'));
    expect(await screen.findByText('일정이 없는 날이에요')).toBeVisible();
    await user.click(schedule.view('월'));
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(41);
  });
});

describe('when there is nothing or something fails', () => {
  it('keeps the grid while the first answer is on its way [CAL-1]', async () => {
    renderSection(scheduleSection, { handlers: [neverAnswers(getCalendar)] });
    await schedule.heading();
    expect(await schedule.day(/18일 수요일/)).toBeVisible();
    expect(screen.getByText('불러오는 중이에요').parentElement).toHaveAttribute('role', 'status');
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
    await waitFor(() => expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6));
    expect(screen.queryByText(/일정이 없어요/)).not.toBeInTheDocument();
  });

  it('gives a hint in the lane of today in an empty week [CAL-1]', async () => {
    open('/account/calendar', anEmptyCalendar());
    const today = await schedule.day(/오늘/);
    await waitFor(() => expect(today).toHaveTextContent('이번 주에는 일정이 없어요'));
  });

  it('speaks of the range, not of this week, elsewhere [CAL-1]', async () => {
    open('/account/calendar?view=agenda&date=2026-12-24', anEmptyCalendar());
    expect(await screen.findByText('이 기간에는 일정이 없어요')).toBeVisible();
  });

  it('keeps the grid and offers another try after a failure [CAL-1]', async () => {
    let isBroken = true;
    const { user } = open('/account/calendar', () => (isBroken ? problemResponse('UNEXPECTED') : aWorkingWeek()));
    const problem = await schedule.problem();
    expect(problem).toHaveTextContent('일정을 불러오지 못했어요');
    expect(problem).toHaveTextContent('서버에 문제가 생겼어요');
    expect(await schedule.day(/18일 수요일/)).toBeVisible();
    isBroken = false;
    await user.click(within(problem).getByRole('button', { name: '다시 시도' }));
    expect(await schedule.block(/주말 집중반/)).toBeVisible();
    expect(problem).not.toBeInTheDocument();
  });

  it('keeps what it shows when a refresh fails, and says so [CAL-1]', async () => {
    let isBroken = false;
    const { push } = open('/account/calendar', () => (isBroken ? problemResponse('UNEXPECTED') : aWorkingWeek()));
    await schedule.block(/주말 집중반/);
    isBroken = true;
    push('lesson.changed', { id: 'week-1' });
    expect(await schedule.problem()).toHaveTextContent('보이는 내용은 그대로 쓸 수 있어요.');
    expect(await schedule.block(/주말 집중반/)).toBeVisible();
  });

  it('tells a lost connection from a failure of the server [CAL-1]', async () => {
    renderSection(scheduleSection, { handlers: [offline(getCalendar)] });
    expect(await schedule.problem()).toHaveTextContent('인터넷 연결을 확인해 주세요');
  });

  it('shows the refusal of a range in the words of the server [CAL-1]', async () => {
    renderSection(scheduleSection, { handlers: [fakeProblem(getCalendar, 'RANGE_TOO_LONG')] });
    expect(await schedule.problem()).toHaveTextContent('한 번에 볼 수 있는 기간은 62일까지예요');
  });
});
