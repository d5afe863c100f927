import { LESSON_STATUSES } from '@portal/domain/lessons/lesson';
import { aCalendar, aCalendarEvent, aFreeTime, aLesson, aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { wallClock } from '../time/wall-clock.ts';
import { isBackground, isOpenable, itemsByDay, lessonKind } from './calendar-item.ts';

const none = { lessons: [], events: [], freeTimes: [], timeOffs: [] };
const items = (over: Parameters<typeof aCalendar>[0], zone = 'Asia/Seoul') =>
  itemsByDay(aCalendar({ ...none, ...over }), wallClock(zone));
const stretches = (days: ReturnType<typeof items>) =>
  [...days].map(([day, list]) => [day, list.map(({ start, end, continues }) => [start, end, continues])]);

describe('the kind of a lesson', () => {
  it('has a look for every status [CLS-2]', () => {
    const kinds = LESSON_STATUSES.map((status) => lessonKind({ status, isTrial: false }));
    expect(kinds).toEqual(['lesson', 'lesson', 'done', 'done', 'canceled']);
  });

  it('shows a trial as one only while it is ahead [CLS-2]', () => {
    const kinds = LESSON_STATUSES.map((status) => lessonKind({ status, isTrial: true }));
    expect(kinds).toEqual(['trial', 'trial', 'done', 'done', 'canceled']);
  });
});

describe('the items of the days', () => {
  it('stand on the day and time of the zone of the calendar [CAL-1]', () => {
    const lessons = [aLesson({ startAt: '2026-11-18T00:30:00+09:00', endAt: '2026-11-18T01:30:00+09:00' })];
    expect(stretches(items({ lessons }))).toEqual([['2026-11-18', [[30, 90, false]]]]);
    expect(stretches(items({ lessons }, 'Asia/Ho_Chi_Minh'))).toEqual([['2026-11-17', [[1350, 1410, false]]]]);
  });

  it('name a class in short, and whole where another one would be called the same [CAL-1]', () => {
    const of = (classId: string, className: string) => aLesson({ id: classId, classId, className });
    const named = (...lessons: ReturnType<typeof of>[]) =>
      [...items({ lessons }).values()].flat().map((item) => ('lesson' in item ? item.short : undefined));
    expect(named(of('a', '중2 수학 개념 완성 – 일차함수'))).toEqual(['중2 · 일차함수']);
    expect(named(of('a', '중2 수학 개념 완성 – 일차함수'), of('b', '중2 수학 주말반 – 일차함수'))).toEqual([
      '중2 수학 개념 완성 – 일차함수',
      '중2 수학 주말반 – 일차함수',
    ]);
  });

  it('are cut at midnight, without an empty piece when they end there [CAL-1]', () => {
    const timeOffs = [aTimeOff({ startAt: '2026-11-20T22:00:00+09:00', endAt: '2026-11-23T00:00:00+09:00' })];
    expect(stretches(items({ timeOffs }))).toEqual([
      ['2026-11-20', [[1320, 1440, false]]],
      ['2026-11-21', [[0, 1440, true]]],
      ['2026-11-22', [[0, 1440, true]]],
    ]);
  });

  it('never vanish when the clocks go back over their end [CAL-1]', () => {
    const lessons = [aLesson({ startAt: '2026-11-01T05:45:00Z', endAt: '2026-11-01T06:15:00Z' })];
    expect(stretches(items({ lessons }, 'America/New_York'))).toEqual([['2026-11-01', [[105, 106, false]]]]);
  });

  it.each([
    ['13:00', '13:30', 780, 810],
    ['13:00', null, 780, 810],
    ['13:00', '12:00', 780, 810],
    ['23:50', null, 1430, 1440],
  ])('an entry from %s to %s covers minutes %i to %i [CAL-1]', (time, endTime, start, end) => {
    expect(stretches(items({ events: [aCalendarEvent({ time, endTime })] }))).toEqual([
      ['2026-11-18', [[start, end, false]]],
    ]);
  });

  it('come in time order, longer first, and only lessons and entries can be opened [CAL-1]', () => {
    const list = items({
      lessons: [aLesson({ startAt: '2026-11-19T15:00:00+09:00', endAt: '2026-11-19T16:00:00+09:00' })],
      events: [aCalendarEvent({ date: '2026-11-19', time: '14:00', endTime: '14:30' })],
      freeTimes: [aFreeTime()],
    }).get('2026-11-19');
    expect(list?.map(({ kind }) => kind)).toEqual(['free', 'event', 'lesson']);
    expect(list?.filter(isOpenable).map(({ kind }) => kind)).toEqual(['event', 'lesson']);
    expect(list?.filter(isBackground).map(({ kind }) => kind)).toEqual(['free']);
  });

  it('have keys of their own, also for one rule on two days [CAL-1]', () => {
    const days = items(aCalendar());
    const keys = [...days.values()].flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
