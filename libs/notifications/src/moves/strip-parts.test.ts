import { aCalendar, aCalendarEvent, aFreeTime, aLesson, aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { stripOf } from './strip-parts.ts';

const SEOUL = 'Asia/Seoul';
const NOTHING = { lessons: [], moves: [], events: [], freeTimes: [], timeOffs: [], busy: [] };
const on = (from: string, to: string, day = '2026-11-19') => ({
  startAt: `${day}T${from}:00+09:00`,
  endAt: `${day}T${to}:00+09:00`,
});
const wish = (from: string, to: string, day?: string) => {
  const { startAt, endAt } = on(from, to, day);
  return aLessonMove({ by: 'STUDENT', newStartAt: startAt, newEndAt: endAt });
};
const shown = (...args: Parameters<typeof stripOf>) => {
  const { from, to, parts } = stripOf(...args);
  return {
    hours: [from / 60, to / 60],
    parts: parts.map(({ kind, start, end }) => `${kind} ${start / 60}-${end / 60}`),
  };
};

describe('the day of a proposal [NTF-5]', () => {
  it('shows what stands there with the wanted time among it, and free time behind', () => {
    const calendar = aCalendar({
      ...NOTHING,
      lessons: [
        aLesson({ id: 'a', ...on('16:00', '17:00') }),
        aLesson({ id: 'b', ...on('19:00', '20:00') }),
        aLesson({ id: 'gone', status: 'CANCELED', ...on('8:00', '9:00') }),
      ],
      events: [aCalendarEvent({ date: '2026-11-19', time: '18:00', endTime: '18:30' })],
      freeTimes: [aFreeTime(on('13:00', '15:00'))],
    });
    expect(shown(calendar, wish('15:00', '15:30'), SEOUL)).toEqual({
      hours: [13, 21],
      parts: ['FREE 13-15', 'WANTED 15-15.5', 'LESSON 16-17', 'EVENT 18-18.5', 'LESSON 19-20'],
    });
  });

  it('leaves out the lesson that would move, and what takes up no time', () => {
    const calendar = aCalendar({
      ...NOTHING,
      lessons: [aLesson({ id: 'lesson-sat', ...on('10:00', '11:00') })],
      moves: [wish('15:00', '15:30')],
      events: [
        aCalendarEvent({ date: '2026-11-19', endTime: null }),
        aCalendarEvent({ date: '2026-11-19', busy: false }),
        aCalendarEvent({ date: '2026-11-20' }),
      ],
    });
    expect(shown(calendar, wish('15:00', '15:30'), SEOUL).parts).toEqual(['WANTED 15-15.5']);
  });

  it.each([
    ['an early hour', '00:30', '01:00', [0, 8]],
    ['a late one', '23:00', '23:30', [16, 24]],
    ['a long one', '08:00', '20:00', [7, 21]],
  ])('has at least eight hours and no more than a day around %s', (_what, from, to, hours) => {
    expect(shown(aCalendar(NOTHING), wish(from, to), SEOUL).hours).toEqual(hours);
  });

  it('cuts what begins the day before or ends after it, on the clock of the teacher', () => {
    const calendar = aCalendar({
      ...NOTHING,
      timeOffs: [aTimeOff({ startAt: '2026-11-18T00:00:00+09:00', endAt: '2026-11-21T00:00:00+09:00' })],
    });
    expect(shown(calendar, wish('10:00', '11:00'), SEOUL)).toEqual({
      hours: [6, 14],
      parts: ['OFF 6-14', 'WANTED 10-11'],
    });
    const late = wish('23:30', '23:59');
    const overnight = { ...late, newEndAt: '2026-11-20T00:30:00+09:00' };
    expect(shown(aCalendar(NOTHING), overnight, SEOUL).parts).toEqual(['WANTED 23.5-24']);
    expect(shown(aCalendar(NOTHING), wish('10:00', '11:00'), 'Asia/Ho_Chi_Minh').parts).toEqual(['WANTED 8-9']);
  });
});
