import { LESSON_STATUSES } from '@portal/domain/lessons/lesson';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { minutesUntil, nextLesson } from './next-lesson.ts';

const now = Date.parse('2026-11-18T10:42:00+09:00');
const at = (hour: string, over: Parameters<typeof aLesson>[0] = {}) =>
  aLesson({
    id: hour,
    status: 'UPCOMING',
    startAt: `2026-11-18T${hour}:00:00+09:00`,
    endAt: `2026-11-18T${hour}:50:00+09:00`,
    ...over,
  });

describe('the next lesson', () => {
  it('is the running one, then the one that starts first [CLS-2]', () => {
    expect(nextLesson([at('17'), at('10', { status: 'IN_PROGRESS' }), at('13')], now)?.id).toBe('10');
    expect(nextLesson([at('17'), at('13'), at('09')], now)?.id).toBe('13');
  });

  it('is never a cancelled or a finished one [CLS-2]', () => {
    const found = LESSON_STATUSES.filter((status) => nextLesson([at('13', { status })], now));
    expect(found).toEqual(['UPCOMING', 'IN_PROGRESS']);
    expect(nextLesson([], now)).toBeUndefined();
  });

  it.each([
    ['2026-11-18T10:43:00+09:00', 1],
    ['2026-11-18T10:42:01+09:00', 1],
    ['2026-11-18T10:42:00+09:00', 0],
    ['2026-11-18T10:00:00+09:00', 0],
    ['2026-11-18T01:43:00Z', 1],
    ['2026-11-18T17:00:00+09:00', 378],
  ])('that starts at %s is %i minutes away [CAL-1]', (instant, minutes) => {
    expect(minutesUntil(instant, now)).toBe(minutes);
  });
});
