import { aCalendarEvent, aFreeTime, aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
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
      'a cancelled lesson',
      { ...piece, kind: 'canceled', lesson: aLesson({ className: '기초 회화 A반', status: 'CANCELED' }) },
      '기초 회화 A반, 2026년 11월 18일 수요일 10:00부터 11:30까지, 취소',
    ],
    [
      'a lesson whose move waits for an answer',
      {
        ...lesson(),
        kind: 'lesson',
        lesson: aLesson({ className: '보충', status: 'UPCOMING' }),
        waiting: aLessonMove(),
      },
      '보충, 2026년 11월 18일 수요일 10:00부터 11:30까지, 예정, 새 시간 제안 중',
    ],
    [
      'the place that was proposed',
      { ...piece, kind: 'proposal', move: aLessonMove({ className: '보충' }), lesson: undefined },
      '보충, 2026년 11월 18일 수요일 10:00부터 11:30까지, 제안한 새 시간',
    ],
    [
      'time off with a reason',
      { ...piece, kind: 'off', reason: '가족 행사' },
      '쉬는 시간, 2026년 11월 18일 수요일 10:00부터 11:30까지, 가족 행사',
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
      '10:00–11:30',
      '기초 회화 A반',
      '학생 4명',
    ]);
  });

  it('say that an answer is awaited before they say who comes [CAL-3]', () => {
    const waiting = { ...piece, kind: 'lesson', lesson: aLesson({ studentCount: 2 }), waiting: aLessonMove() } as const;
    expect(itemPeople(waiting)).toBe('새 시간 제안 중 · 학생 2명');
  });

  it.each<[string, CalendarItem, string]>([
    ['of an entry is its note', { ...piece, kind: 'event', event: aCalendarEvent({ note: '교무실' }) }, '교무실'],
    ['of an entry without a note is empty', { ...piece, kind: 'event', event: aCalendarEvent({ note: '' }) }, ''],
    [
      'of a proposal is what it is',
      { ...piece, kind: 'proposal', move: aLessonMove(), lesson: undefined },
      '제안한 새 시간',
    ],
    ['of free time is empty', { ...piece, kind: 'free', free: aFreeTime() }, ''],
    ['of time off tells why, however long that is', { ...piece, kind: 'off', reason: '가족 행사' }, '가족 행사'],
  ])('whose third line %s [CAL-1]', (_, item, words) => {
    expect(itemPeople(item)).toBe(words);
  });

  it('keep the end of an entry that has one, and leave it out where there is none [CAL-1]', () => {
    const entry = (endTime: string | null) =>
      ({ ...piece, kind: 'event', event: aCalendarEvent({ time: '10:00', endTime }) }) as const;
    expect([itemTime(entry('11:30')), itemTime(entry(null))]).toEqual(['10:00–11:30', '10:00']);
  });
});
