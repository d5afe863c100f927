import type { CalendarItem } from '../items/calendar-item.ts';
import { whyNotFree } from './free-check.ts';

const DAY = '2026-11-20';
const NOW = { day: '2026-11-18', minute: 600 };
const open: CalendarItem = {
  key: 'free-1',
  day: DAY,
  start: 600,
  end: 720,
  continues: false,
  kind: 'free',
  free: { slotId: 'slot-1', repeats: false, startAt: '2026-11-20T01:00:00Z', endAt: '2026-11-20T03:00:00Z' },
};
const why = (start: number, end: number) => whyNotFree({ day: DAY, start, end }, [open], NOW);

describe('free time that is drawn on the grid [CAL-2]', () => {
  it.each([
    ['before what is open', 540, 600],
    ['after it', 720, 780],
  ])('may touch: %s', (_where, start, end) => {
    expect(why(start, end)).toBeNull();
  });

  it.each([
    ['over its beginning', 540, 601],
    ['over its end', 719, 780],
    ['inside it', 630, 690],
  ])('may not overlap: %s', (_where, start, end) => {
    expect(why(start, end)).toBe('이미 연 시간과 겹쳐요. 시간을 바꿔 주세요.');
  });

  it('lasts half an hour, and lies ahead', () => {
    expect(why(720, 749)).toMatch(/30분 이상/);
    expect(whyNotFree({ day: NOW.day, start: 540, end: 600 }, [open], NOW)).toMatch(/지난 시간/);
  });
});
