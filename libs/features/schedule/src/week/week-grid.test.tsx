import { act, screen, within } from '@testing-library/react';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aCalendarEvent, aFreeTime, aLesson, aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { daysOf, weekOf } from '../address/calendar-view.ts';
import { renderAlone } from '../alone.fixture.ts';
import { anEmptyCalendar, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { wallClock } from '../time/wall-clock.ts';
import { WeekGrid } from './week-grid.tsx';

const editing = { onPress: jest.fn(), onDraw: jest.fn(), onCarry: jest.fn(), onCarryLesson: jest.fn() };
const itemsOf = (over: Partial<ReturnType<typeof anEmptyCalendar>> = {}) =>
  itemsByDay({ ...anEmptyCalendar(), ...over }, wallClock(DEFAULT_TIME_ZONE));

beforeEach(() => jest.clearAllMocks());

function open(over: Partial<Parameters<typeof WeekGrid>[0]> = {}, layers: Parameters<typeof renderAlone>[2] = {}) {
  const onOpen = jest.fn();
  const part = (
    <WeekGrid
      days={daysOf(weekOf(TODAY))}
      itemsOf={itemsOf()}
      now={{ day: TODAY, minute: 642 }}
      onOpen={onOpen}
      editing={editing}
      {...over}
    />
  );
  return { ...renderAlone(part, [], layers), onOpen };
}
const lanes = () => screen.getAllByRole('group');
const cursor = () => screen.getByRole('button', { name: /^빈 시간에 추가/ });
const hours = () => [...document.querySelectorAll('.hour:not(.second)')].map(({ textContent }) => textContent?.trim());

describe('the grid of a week', () => {
  it('has a named lane for each day, and says which are empty [CAL-1]', () => {
    open({ itemsOf: itemsOf({ lessons: [aLesson()] }) });
    expect(lanes()).toHaveLength(7);
    expect(screen.getByRole('group', { name: /2026년 11월 18일 수요일, 오늘/ })).not.toHaveTextContent(
      '일정이 없는 날',
    );
    expect(screen.getByRole('group', { name: /2026년 11월 19일 목요일/ })).toHaveTextContent('일정이 없는 날이에요');
  });

  it('shows the working hours, all of them on demand, and widens for what is late [CAL-1]', async () => {
    const late = aLesson({ startAt: '2026-11-18T22:30:00+09:00', endAt: '2026-11-18T23:10:00+09:00' });
    const { user } = open({ itemsOf: itemsOf({ lessons: [late] }) });
    expect([hours().at(0), hours().at(-1)]).toEqual(['10:00', '23:00']);
    await user.click(screen.getByRole('button', { name: '24시간 모두 보기' }));
    expect(hours()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: '수업하는 시간만 보기' }));
    expect([hours().at(0), hours().at(-1)]).toEqual(['10:00', '23:00']);
  });

  it('folds hours without a lesson or an entry into a band that shows free time and opens [CAL-1]', async () => {
    const early = aFreeTime({ startAt: '2026-11-20T08:30:00+09:00', endAt: '2026-11-20T09:30:00+09:00' });
    const { user } = open({ itemsOf: itemsOf({ lessons: [aLesson()], freeTimes: [early] }) });
    const band = screen.getByRole('button', { name: '08–10 펼치기, 일정이 없는 시간' });
    expect(band.querySelectorAll('.hatched')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^수업 가능 시간/ })).toBeNull();
    await user.click(band);
    expect(hours().at(0)).toBe('08:00');
    expect(screen.getByRole('button', { name: /^수업 가능 시간/ })).toBeInTheDocument();
    expect(band).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('goes over midnight into the next lane, and says in both when it is [CAL-1]', () => {
    const night = aLesson({ startAt: '2026-11-18T23:30:00+09:00', endAt: '2026-11-19T00:30:00+09:00' });
    open({ itemsOf: itemsOf({ lessons: [night] }) });
    const [, , wednesday, thursday] = lanes();
    expect(within(wednesday as HTMLElement).getByRole('button')).toHaveAccessibleName(/23:30부터 24:00까지/);
    expect(within(thursday as HTMLElement).getByRole('button')).toHaveAccessibleName(/00:00부터 00:30까지/);
  });

  it.each([
    ['14:00', '15:30', { left: '0%', width: `calc(100% - ${2 / 16}rem)` }],
    ['14:20', '15:45', { left: '50%', width: `calc(50% - ${2 / 16}rem)` }],
    ['13:00', '17:00', { left: '0%', width: `calc(50% - ${2 / 16}rem)` }],
  ])(
    'lays her own entry from %s to %s over free time, or beside it where too little is left of it to be pressed [CAL-1] [CAL-2]',
    (time, endTime, style) => {
      open({
        itemsOf: itemsOf({
          events: [aCalendarEvent({ date: '2026-11-19', time, endTime })],
          freeTimes: [aFreeTime({ startAt: '2026-11-19T14:00:00+09:00', endAt: '2026-11-19T16:00:00+09:00' })],
        }),
      });
      expect(screen.getByRole('button', { name: /^학부모 상담 준비/ })).toHaveStyle(style);
      const free = screen.getByRole('button', { name: /^수업 가능 시간, / });
      expect(free).toHaveStyle({ width: style.width });
    },
  );

  it('opens what is pressed; time off has nothing to open [CAL-1]', async () => {
    const { user, onOpen } = open({
      itemsOf: itemsOf({
        events: [aCalendarEvent()],
        freeTimes: [aFreeTime()],
        timeOffs: [aTimeOff({ startAt: '2026-11-20T00:00:00+09:00', endAt: '2026-11-21T00:00:00+09:00' })],
      }),
    });
    for (const name of [/^학부모 상담 준비/, /^수업 가능 시간, /]) {
      const block = screen.getByRole('button', { name });
      await user.click(block);
      expect(onOpen).toHaveBeenLastCalledWith(expect.anything(), block);
    }
    const friday = screen.getByRole('group', { name: /20일 금요일/ });
    expect(friday).toHaveTextContent('가족 행사');
    expect(within(friday).queryByRole('button')).toBeNull();
  });

  it('is busy and cannot be written into while it loads [CAL-1]', () => {
    open({ editing: null, cover: <span data-testid="cover" /> });
    expect(screen.getByTestId('cover').parentElement).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: /^빈 시간에 추가/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '24시간 모두 보기' })).toBeNull();
  });

  it.each([
    ['today', daysOf(weekOf(TODAY)), /18일 수요일/],
    ['the middle day of another week', daysOf(weekOf('2026-12-02')), /12월 3일 목요일/],
    ['the only day', ['2026-12-02'], /12월 2일 수요일/],
  ])('puts its hint into the lane of %s [CAL-1]', (_, days, name) => {
    open({ days, hint: <p>힌트</p> });
    expect(screen.getByText('힌트').closest('[role=group]')).toHaveAccessibleName(name);
  });

  it.each([
    ['before the grid begins', 479, 0],
    ['at its first minute', 480, 1],
    ['at its end', 1320, 0],
  ])('draws the present %s only where it can be seen [CAL-1]', (_, minute, lines) => {
    open({ now: { day: TODAY, minute } });
    expect(document.querySelectorAll('[data-now]')).toHaveLength(lines);
  });
});

describe('the hour that the keyboard walks over', () => {
  it('begins at the next full hour of today, or at nine where today is not shown [CAL-1]', () => {
    open();
    expect(cursor()).toHaveAccessibleName('빈 시간에 추가, 2026년 11월 18일 수요일 11:00');
  });

  it('begins at nine of the first day of another week [CAL-1]', () => {
    open({ days: daysOf(weekOf('2026-12-02')) });
    expect(cursor()).toHaveAccessibleName('빈 시간에 추가, 2026년 11월 30일 월요일 09:00');
  });

  it.each([
    ['the first day', '{ArrowLeft>9/}', /11월 16일 월요일 11:00$/],
    ['the last day', '{ArrowRight>9/}', /11월 22일 일요일 11:00$/],
    ['the first hour', '{ArrowUp>40/}', /18일 수요일 08:00$/],
    ['the last half hour', '{ArrowDown>40/}', /18일 수요일 21:30$/],
  ])('stays at %s, however often the arrow is pressed [CAL-1]', async (_, keys, name) => {
    const { user } = open();
    act(() => cursor().focus());
    await user.keyboard(keys);
    expect(cursor()).toHaveAccessibleName(name);
    expect(cursor()).toHaveFocus();
  });

  it('says where it is, and Enter adds an hour there, cut off at the end of the grid [CAL-1]', async () => {
    const { user } = open();
    act(() => cursor().focus());
    expect(cursor()).toHaveAccessibleDescription('화살표로 시각을 옮기고 Enter로 추가해요.');
    await user.keyboard('{ArrowDown>40/}');
    expect(screen.getByText('2026년 11월 18일 수요일 21:30')).toHaveAttribute('aria-live', 'polite');
    await user.keyboard('{Enter}');
    expect(editing.onPress).toHaveBeenCalledWith({ day: TODAY, start: 1290, end: 1320 }, cursor());
  });

  it('leaves other keys to the page [CAL-1]', async () => {
    const { user } = open();
    act(() => cursor().focus());
    await user.keyboard('{Home}{PageDown}a');
    expect(cursor()).toHaveAccessibleName(/18일 수요일 11:00$/);
  });
});

describe('a second clock beside the hours', () => {
  const second = () => [...document.querySelectorAll('.hour.second')].map(({ textContent }) => textContent);

  it('names both cities and shifts its readings [CON-2]', () => {
    open({}, { secondTimeZone: 'Asia/Ho_Chi_Minh' });
    expect([...document.querySelectorAll('.cities span')].map(({ textContent }) => textContent)).toEqual([
      '호찌민',
      '서울',
    ]);
    expect(second().slice(0, 2)).toEqual(['06:00', '07:00']);
  });

  it('says where its day is another one [CON-2]', () => {
    open({}, { secondTimeZone: 'America/Los_Angeles' });
    const readings = second();
    expect(readings[0]).toMatch(/전날.*15:00/);
    expect(readings.filter((reading) => /전날/.test(reading ?? ''))).toHaveLength(1);
    expect(readings.find((reading) => reading?.endsWith('00:00'))).toMatch(/^같은 날/);
  });

  it('is not there without a second zone [CON-2]', () => {
    open();
    expect(second()).toEqual([]);
    expect(document.querySelector('.cities')).toBeNull();
  });
});
