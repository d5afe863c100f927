import * as v from 'valibot';
import { LIMITS } from '../tenant/limits.ts';
import { calendarContract } from './calendar.contract.ts';
import { Calendar, CalendarEvent } from './calendar.ts';

const lesson = {
  id: 'les_1',
  classId: 'cls_1',
  className: '중1 수학 기초반',
  classNo: 1,
  no: 1,
  title: '일차방정식',
  startAt: '2026-11-18T16:00:00+09:00',
  endAt: '2026-11-18T17:00:00+09:00',
  status: 'UPCOMING',
  held: null,
  isWrappedUp: false,
  isTrial: false,
  mode: 'ONLINE',
  place: null,
  studentCount: 2,
  studentNames: ['이서준', '박하은'],
  cancelReason: null,
};
const calendar = {
  timeZone: 'Asia/Seoul',
  secondTimeZone: null,
  lessons: [lesson],
  moves: [],
  events: [],
  freeTimes: [],
  timeOffs: [],
  busy: [],
  holidays: [],
};

describe('calendar', () => {
  it('shows lessons and events [CAL-1]', () => {
    const event = { id: 'evt_1', title: '학부모 상담', date: '2026-11-18', time: '13:00', endTime: null, note: '' };
    expect(v.is(Calendar, { ...calendar, events: [event] })).toBe(true);
    expect(v.is(CalendarEvent, { ...event, time: '25:00' })).toBe(false);
    expect(v.is(CalendarEvent, { ...event, date: '2026-02-30' })).toBe(false);
  });

  it.each([
    ['an unknown status [CLS-2]', { status: 'PAUSED' }],
    ['an unknown mode [CLS-2]', { mode: 'PHONE' }],
    ['half a student', { studentCount: 1.5 }],
    ['a start that is only a day', { startAt: '2026-11-18' }],
  ])('refuses a lesson with %s', (_what, change) => {
    expect(v.is(Calendar, { ...calendar, lessons: [{ ...lesson, ...change }] })).toBe(false);
  });

  it('is asked for by two days, for at most 62 of them', () => {
    expect(v.is(calendarContract.getCalendar.query, { from: '2026-11-16', to: '2026-11-22' })).toBe(true);
    expect(v.is(calendarContract.getCalendar.query, { from: '2026-11-16' })).toBe(false);
    expect(calendarContract.getCalendar.errors).toEqual(['RANGE_TOO_LONG']);
    expect(LIMITS.calendarRangeDays).toBe(62);
  });
});
