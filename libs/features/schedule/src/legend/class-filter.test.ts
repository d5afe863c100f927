import { aCalendar, aCalendarEvent, aLesson } from '@portal/testing/schedule/calendar-builders';
import { itemsByDay } from '../items/calendar-item.ts';
import { wallClock } from '../time/wall-clock.ts';
import { classesOf, onlyClasses } from './class-filter.ts';

const lesson = (id: string, classNo: number, day = '18') =>
  aLesson({
    id,
    classId: `class-${classNo}`,
    classNo,
    className: `중${classNo} 수학 심화`,
    startAt: `2026-11-${day}T10:00:00+09:00`,
    endAt: `2026-11-${day}T11:00:00+09:00`,
  });
const itemsOf = itemsByDay(
  aCalendar({
    lessons: [lesson('a', 2), lesson('b', 1), lesson('c', 2, '19'), lesson('d', 3, '20')],
    events: [aCalendarEvent()],
    freeTimes: [],
    timeOffs: [],
  }),
  wallClock('Asia/Seoul'),
);

describe('the classes of a calendar', () => {
  it('are those of the days that are shown, each once, in the order of their colours [CAL-1]', () => {
    expect(classesOf(['2026-11-18', '2026-11-19', '2026-11-21'], itemsOf)).toEqual([
      { id: 'class-1', classNo: 1, name: '중1 수학 심화', short: '중1 · 심화' },
      { id: 'class-2', classNo: 2, name: '중2 수학 심화', short: '중2 · 심화' },
    ]);
  });

  it('can be shown alone, beside what belongs to no class [CAL-1]', () => {
    const shown = onlyClasses(itemsOf, new Set(['class-2']));
    const keys = [...shown.values()].map((items) => items.map(({ key }) => key.split('@')[0]));
    expect(keys).toEqual([['lesson-a', 'event-event-1'], ['lesson-c'], []]);
  });
});
