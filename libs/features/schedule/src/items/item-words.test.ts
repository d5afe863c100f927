import { aCalendarEvent, aFreeTime, aLesson } from '@portal/testing/schedule/calendar-builders';
import type { CalendarItem } from './calendar-item.ts';
import { itemLabel, itemPeople, itemTime, itemTitle } from './item-words.ts';

const piece = { key: 'item', day: '2026-11-18', start: 600, end: 690, continues: false };
const lesson = (over: Parameters<typeof aLesson>[0] = {}): CalendarItem => ({
  ...piece,
  kind: 'lesson',
  lesson: aLesson({ className: '기초 회화 A반', status: 'UPCOMING', ...over }),
});

describe('the words of an item', () => {
  it.each<[string, CalendarItem, string]>([
    ['a lesson', lesson(), '기초 회화 A반, 2026년 11월 18일 수요일 10:00부터 11:30까지, 예정'],
    [
      'a trial',
      lesson({ isTrial: true }),
      '기초 회화 A반, 2026년 11월 18일 수요일 10:00부터 11:30까지, 체험 수업, 예정',
    ],
    [
      'an entry without an end',
      { ...piece, kind: 'event', event: aCalendarEvent({ title: '상담', time: '10:00', endTime: null }) },
      '상담, 2026년 11월 18일 수요일 10:00, 내 일정',
    ],
    [
      'free time',
      { ...piece, kind: 'free', free: aFreeTime() },
      '수업 가능 시간, 2026년 11월 18일 수요일 10:00부터 11:30까지',
    ],
    [
      'time off until midnight',
      { ...piece, end: 1440, kind: 'off', reason: '' },
      '쉬는 시간, 2026년 11월 18일 수요일 10:00부터 24:00까지',
    ],
  ])('name %s for the ear with its day, times and state [CAL-1]', (_name, item, label) => {
    expect(itemLabel(item)).toBe(label);
  });

  it('are time, title and people for the eye [CON-2]', () => {
    expect([itemTime(lesson()), itemTitle(lesson()), itemPeople(lesson())]).toEqual([
      '10:00 ~ 11:30',
      '기초 회화 A반',
      '학생 4명',
    ]);
  });
});
