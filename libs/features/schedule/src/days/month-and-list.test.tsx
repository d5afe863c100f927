import { screen, within } from '@testing-library/react';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aCalendarEvent, aFreeTime, aLesson, aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderAlone } from '../alone.fixture.ts';
import { anEmptyCalendar, manyItems, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { holidaysByDay } from '../time/holidays.ts';
import { wallClock } from '../time/wall-clock.ts';
import { Agenda } from './agenda.tsx';
import { MonthGrid } from './month-grid.tsx';
import { WeekStrip } from './week-strip.tsx';

const itemsOf = (over: Partial<Calendar> = {}) =>
  itemsByDay({ ...anEmptyCalendar(), ...over }, wallClock(DEFAULT_TIME_ZONE));
const evening = aLesson({
  id: 'evening',
  className: '고1 수학 기초',
  status: 'UPCOMING',
  startAt: '2026-11-18T19:00:00+09:00',
  endAt: '2026-11-18T20:00:00+09:00',
});

describe('the month', () => {
  function open(over: Partial<Parameters<typeof MonthGrid>[0]> = {}, layers: Parameters<typeof renderAlone>[2] = {}) {
    const did = { onOpen: jest.fn(), onPickDay: jest.fn() };
    const part = <MonthGrid date={TODAY} today={TODAY} itemsOf={itemsOf()} {...did} {...over} />;
    return { ...renderAlone(part, [], layers), ...did };
  }
  const cell = (name: RegExp) => screen.getByRole('button', { name }).closest('td') as HTMLElement;

  it.each([
    ['2026-11-18', 42, '2026년 10월 26일', '2026년 12월 6일'],
    ['2021-02-14', 28, '2021년 2월 1일', '2021년 2월 28일'],
    ['2028-02-29', 35, '2028년 1월 31일', '2028년 3월 5일'],
  ])('of %s has whole weeks: %d days from %s to %s [CAL-1]', (date, count, first, last) => {
    open({ date });
    const days = screen.getAllByRole('button', { name: /보기$/ });
    expect(days).toHaveLength(count);
    expect(days[0]).toHaveAccessibleName(new RegExp(`^${first}`));
    expect(days.at(-1)).toHaveAccessibleName(new RegExp(`^${last}`));
  });

  it('names its columns in full for the ear [CAL-1]', () => {
    open();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '월월요일',
      '화화요일',
      '수수요일',
      '목목요일',
      '금금요일',
      '토토요일',
      '일일요일',
    ]);
  });

  it('tells today and the days of its neighbours apart [CAL-1]', () => {
    open();
    expect(cell(/11월 18일 수요일/)).toHaveAttribute('data-today');
    expect(document.querySelectorAll('[data-today]')).toHaveLength(1);
    expect(cell(/10월 31일 토요일/)).toHaveAttribute('data-outside');
    expect(cell(/11월 1일 일요일/)).not.toHaveAttribute('data-outside');
  });

  it.each([
    [3, 0],
    [4, 1],
    [7, 4],
  ])('shows three of %d lines of a day, and hides %d behind one button [CAL-1]', (count, hidden) => {
    open({ itemsOf: itemsOf(manyItems(count, TODAY, TODAY)) });
    expect(within(cell(/11월 18일 수요일 보기/)).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /더 보기/ })?.textContent ?? '+0개 더 보기').toBe(
      `+${hidden}개 더 보기`,
    );
  });

  it('marks free time instead of listing it, also for the ear [CAL-2]', () => {
    open({ itemsOf: itemsOf({ freeTimes: [aFreeTime()] }) });
    const thursday = cell(/11월 19일 목요일/);
    expect(thursday).toHaveTextContent('수업 가능 시간');
    expect(within(thursday).queryByRole('listitem')).toBeNull();
  });

  it('leads to a day by its number, and opens what is pressed [CAL-1]', async () => {
    const { user, onOpen, onPickDay } = open({ itemsOf: itemsOf({ lessons: [evening] }) });
    await user.click(screen.getByRole('button', { name: /^2026년 12월 6일/ }));
    expect(onPickDay.mock.calls).toEqual([['2026-12-06']]);
    const line = screen.getByRole('button', { name: /^고1 · 기초, 고1 수학 기초/ });
    await user.click(line);
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'lesson' }), line);
  });

  it('is busy while the first answer is on its way, and has its days already [CAL-1]', () => {
    open({ isLoading: true });
    const table = screen.getByRole('table');
    expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
    expect(within(table).getByRole('button', { name: /11월 18일/ })).toBeVisible();
  });

  it('says a holiday in the name of its day, and draws only those of Korea red [CAL-1]', () => {
    open(
      {},
      {
        holidaysOf: holidaysByDay([
          { date: '2026-11-19', country: 'KR', name: '임시공휴일' },
          { date: '2026-11-20', country: 'VN', name: '스승의 날' },
        ]),
      },
    );
    expect(cell(/19일 목요일, 임시공휴일/)).toHaveAttribute('data-tone', 'sunday');
    expect(cell(/20일 금요일, 베트남 스승의 날/)).not.toHaveAttribute('data-tone');
  });
});

describe('the list', () => {
  const week = ['2026-11-17', TODAY, '2026-11-19'];
  function open(calendar: Partial<Calendar>, days: readonly string[] = week) {
    const onOpen = jest.fn();
    return {
      ...renderAlone(
        <Agenda days={days} itemsOf={itemsOf(calendar)} now={{ day: TODAY, minute: 600 }} onOpen={onOpen} />,
      ),
      onOpen,
    };
  }
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('leaves out empty days, but never today [CAL-1]', () => {
    open({ freeTimes: [aFreeTime()] });
    expect(titles()).toEqual([expect.stringContaining('18/11/2026'), expect.stringContaining('19/11/2026')]);
    expect(screen.getByRole('region', { name: /18일 수요일/ })).toHaveTextContent('오늘일정이 없는 날이에요');
  });

  it('of one day shows it also when it is empty [CAL-1]', () => {
    open({}, ['2026-11-25']);
    expect(screen.getByRole('region', { name: /25일 수요일/ })).toHaveTextContent('일정이 없는 날이에요');
  });

  it.each([
    ['a lesson', { lessons: [evening] }, '19:00–20:00고1 수학 기초학생 4명예정'],
    [
      'an entry without an end',
      { events: [aCalendarEvent({ endTime: null, note: '' })] },
      '13:00학부모 상담 준비내 일정',
    ],
    [
      'time off without a reason for anybody',
      {
        timeOffs: [aTimeOff({ startAt: '2026-11-18T09:00:00+09:00', endAt: '2026-11-18T12:00:00+09:00', reason: '' })],
      },
      '09:00–12:00쉬는 시간',
    ],
    [
      'a lesson of which nobody can be seen yet',
      { lessons: [{ ...evening, studentCount: 0, studentNames: [] }] },
      '19:00–20:00고1 수학 기초학생 0명예정',
    ],
  ])('writes %s in one row [CAL-1]', (_, calendar, words) => {
    open(calendar, [TODAY]);
    expect(screen.getByRole('listitem')).toHaveTextContent(words);
  });

  it('leads from a lesson that runs straight into it, and from one tonight not yet [CLS-3]', () => {
    open({ lessons: [aLesson(), evening] }, [TODAY]);
    const ways = screen.getAllByRole('link', { name: /^수업 입장/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/account/live/lesson-1']);
    expect(ways[0]).toHaveAccessibleName('수업 입장, 중2 수학 개념 완성 – 일차함수');
  });

  it('opens lessons, proposals, entries and free time, but not time off [CAL-1] [CAL-3]', async () => {
    const { user, onOpen } = open({
      lessons: [evening],
      moves: [
        aLessonMove({
          lessonId: 'evening',
          className: '고1 수학 기초',
          newStartAt: '2026-11-19T09:00:00+09:00',
          newEndAt: '2026-11-19T10:00:00+09:00',
        }),
      ],
      events: [aCalendarEvent()],
      freeTimes: [aFreeTime()],
      timeOffs: [aTimeOff({ startAt: '2026-11-17T09:00:00+09:00', endAt: '2026-11-17T12:00:00+09:00' })],
    });
    expect(within(screen.getByRole('region', { name: /17일/ })).queryByRole('button')).toBeNull();
    for (const row of screen.getAllByRole('button')) await user.click(row);
    expect(onOpen.mock.calls.map(([item]) => (item as { kind: string }).kind)).toEqual([
      'event',
      'lesson',
      'proposal',
      'free',
    ]);
  });
});

describe('the strip of a phone', () => {
  it('counts for the ear what its dots show, three at most, and free time not at all [CON-2]', async () => {
    const onChoose = jest.fn();
    const lessons = manyItems(5, TODAY, TODAY);
    const calendar = itemsByDay({ ...lessons, freeTimes: [aFreeTime()] }, wallClock(DEFAULT_TIME_ZONE));
    const part = (
      <WeekStrip days={[TODAY, '2026-11-19']} itemsOf={calendar} today={TODAY} chosen={TODAY} onChoose={onChoose} />
    );
    const { user } = renderAlone(part);
    const today = screen.getByRole('button', { name: '2026년 11월 18일 수요일, 오늘, 일정 5개' });
    expect(today.querySelectorAll('.dot')).toHaveLength(3);
    expect(today).toHaveAttribute('aria-pressed', 'true');
    const thursday = screen.getByRole('button', { name: '2026년 11월 19일 목요일, 일정 0개' });
    expect(thursday.querySelectorAll('.dot')).toHaveLength(0);
    await user.click(thursday);
    expect(onChoose.mock.calls).toEqual([['2026-11-19']]);
  });
});
