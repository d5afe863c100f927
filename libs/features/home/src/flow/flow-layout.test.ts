import { type aCalendar, aCalendarEvent, aLesson } from '@portal/testing/schedule/calendar-builders';
import { flowEntriesOf, isPast } from './flow-entries.ts';
import { flowLayoutOf } from './flow-layout.ts';
import { aBusyBlock, aFullDay, aLessonAt, anOwnTaskDue, aTaskDue } from './flow.fixture.ts';

const NOW = new Date('2026-11-18T10:42:00+09:00');
const MINUTE = 10 * 60 + 42;
type Day = Partial<ReturnType<typeof aCalendar>>;
const entries = (day: Day, tasks: Parameters<typeof flowEntriesOf>[1] = [], zone = 'Asia/Seoul') =>
  flowEntriesOf({ lessons: [], events: [], busy: [], ...day }, tasks, NOW, zone);
const layout = (day: Day, minute = MINUTE) => flowLayoutOf(entries(day), minute);

describe('the flow of a day', () => {
  it('holds what is of today in the order of its time: lessons, her own, other calendars, and what is due', () => {
    const tomorrow = aLesson({
      id: 'tomorrow',
      startAt: '2026-11-19T10:00:00+09:00',
      endAt: '2026-11-19T11:00:00+09:00',
    });
    const day = { lessons: [aLesson(), tomorrow], events: [aCalendarEvent()], busy: [aBusyBlock('12:00', '12:30')] };
    expect(entries(day, [aTaskDue('20:00')]).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['LESSON', 630, 690],
      ['BUSY', 720, 750],
      ['OWN', 780, 810],
      ['DEADLINE', 1200, 1200],
    ]);
  });

  it('leaves out what is due with a lesson, what is overdue, and a calendar that takes the whole day', () => {
    const overdue = { ...aTaskDue('09:00'), isOverdue: true };
    const whole = { ...aBusyBlock('00:00', '12:00'), endAt: '2026-11-19T00:00:00+09:00' };
    const day = { lessons: [aLessonAt('18:00', '18:50')], busy: [whole] };
    expect(entries(day, [anOwnTaskDue, overdue]).map(({ kind }) => kind)).toEqual(['LESSON']);
  });

  it('is that of her own zone, and ends at midnight', () => {
    const late = aLesson({ startAt: '2026-11-18T23:30:00+09:00', endAt: '2026-11-19T00:30:00+09:00' });
    expect(entries({ lessons: [late] })).toMatchObject([{ from: 1410, to: 1440 }]);
    expect(entries({ lessons: [late] }, [], 'Asia/Ho_Chi_Minh')).toMatchObject([{ from: 1290, to: 1350 }]);
  });

  it('folds what is over, but never what she still has to wrap up [W3]', () => {
    const past = entries(aFullDay).filter((entry) => isPast(entry, MINUTE));
    expect(past.map(({ id }) => id)).toEqual(['at-0800']);
  });

  it('draws a minute as a pixel, and nothing so small that it cannot be read', () => {
    const { placed, gaps, nowTop, hours } = layout({ lessons: [aLesson(), aLessonAt('12:00', '12:25')] });
    expect(placed.map(({ top, height }) => [top, height])).toEqual([
      [30, 58],
      [120, 36],
    ]);
    expect(gaps).toEqual([{ from: 690, to: 720, top: 90, height: 30 }]);
    expect(nowTop).toBe(42);
    expect(hours.map(({ minute }) => minute)).toEqual([600, 660, 720, 780]);
  });

  it('lets what follows at once its place, and puts what is at the same time side by side', () => {
    const { placed } = layout({
      lessons: [aLessonAt('12:00', '12:25'), aLessonAt('12:25', '13:15'), aLessonAt('13:00', '13:50')],
    });
    expect(placed.map(({ height, lane, lanes }) => [height, lane, lanes])).toEqual([
      [23, 0, 1],
      [48, 0, 2],
      [48, 1, 2],
    ]);
  });

  it('is smaller on a full day, and says nothing of a present that is far', () => {
    const hours = ['08', '09', '10', '11', '12', '13', '14', '15', '16'];
    const { placed, nowTop } = layout({ lessons: hours.map((hour) => aLessonAt(`${hour}:00`, `${hour}:50`)) }, 20 * 60);
    expect(placed[1]!.top).toBe(44);
    expect(nowTop).toBeNull();
  });
});
