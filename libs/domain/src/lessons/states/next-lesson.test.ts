import { type Lesson, LESSON_STATUSES } from '../lesson.ts';
import { nextLesson } from './next-lesson.ts';

const now = Date.parse('2026-11-18T10:42:00+09:00');
const at = (hour: string, over: Partial<Lesson> = {}): Lesson => ({
  id: hour,
  classId: 'class-1',
  className: '중2 수학',
  classNo: 1,
  no: 1,
  title: '기울기',
  held: null,
  isWrappedUp: false,
  isTrial: false,
  mode: 'ONLINE',
  place: null,
  studentCount: 1,
  studentNames: ['학생 A01'],
  cancelReason: null,
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

  it('is over at its end, and comes in the order of its start, whatever the day [CLS-2]', () => {
    const ended = at('09', { endAt: '2026-11-18T10:42:00+09:00' });
    const nextWeek = at('08', { startAt: '2026-11-25T08:00:00+09:00', endAt: '2026-11-25T08:50:00+09:00' });
    expect(nextLesson([nextWeek, ended], now)?.id).toBe('08');
    expect(nextLesson([nextWeek, at('11')], now)?.id).toBe('11');
  });
});
