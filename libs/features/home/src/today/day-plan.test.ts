import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { askedDays, dayPlanOf } from './day-plan.ts';

const NOW = new Date('2026-11-18T10:42:00+09:00');
const lesson = (id: string, startAt: string, minutes = 60, over: Parameters<typeof aLesson>[0] = {}) =>
  aLesson({
    id,
    startAt,
    endAt: new Date(Date.parse(startAt) + minutes * 60_000).toISOString(),
    status: 'UPCOMING',
    ...over,
  });
const plan = (...lessons: ReturnType<typeof lesson>[]) => dayPlanOf(lessons, NOW, 'Asia/Seoul');

describe("the teacher's day", () => {
  it('holds the lessons of today in the order of their start, the cancelled ones too', () => {
    const { lessons } = plan(
      lesson('evening', '2026-11-18T19:00:00+09:00'),
      lesson('tomorrow', '2026-11-19T00:00:00+09:00'),
      lesson('canceled', '2026-11-18T09:00:00+09:00', 60, { status: 'CANCELED' }),
      lesson('yesterday', '2026-11-17T23:59:00+09:00'),
      lesson('midnight', '2026-11-18T00:00:00+09:00'),
    );
    expect(lessons.map(({ id }) => id)).toEqual(['midnight', 'canceled', 'evening']);
  });

  it('is that of her own zone', () => {
    const lessons = [lesson('late', '2026-11-18T23:30:00+09:00')];
    expect(dayPlanOf(lessons, NOW, 'America/New_York').lessons).toEqual([]);
    expect(dayPlanOf(lessons, NOW, 'Asia/Seoul').lessons).toHaveLength(1);
  });

  it('asks for two weeks from today on, in her own zone', () => {
    expect(askedDays(NOW, 'Asia/Seoul')).toEqual({ from: '2026-11-18', to: '2026-12-01' });
    expect(askedDays(new Date('2026-11-18T15:00:00Z'), 'Asia/Seoul')).toEqual({ from: '2026-11-19', to: '2026-12-02' });
    expect(askedDays(new Date('2026-11-18T15:00:00Z'), 'Asia/Ho_Chi_Minh')).toEqual({
      from: '2026-11-18',
      to: '2026-12-01',
    });
  });
});
