import { aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { obstaclesOf } from './days-off.ts';
import { planLessons } from './lesson-dates.ts';

const tuesday = { weekday: 'TUESDAY', start: '19:00', end: '20:00' } as const;
const thursday = { weekday: 'THURSDAY', start: '18:00', end: '19:00' } as const;
const friday = { ...thursday, weekday: 'FRIDAY' } as const;
const sunday = { ...thursday, weekday: 'SUNDAY' } as const;
const days = (plan: ReturnType<typeof planLessons>) => plan.lessons.map(({ day }) => day);
const free = { holidays: [], timeOffs: [] };
const SEOUL = 'Asia/Seoul';
const nothing = obstaclesOf(free, SEOUL);

it('goes through the weeks from the first day on [CRS-7]', () => {
  const plan = planLessons({ count: 4, slots: [thursday, tuesday], from: '2026-11-19', obstacleOf: nothing });
  expect(days(plan)).toEqual(['2026-11-19', '2026-11-24', '2026-11-26', '2026-12-01']);
  expect(plan.lessons[1]).toEqual({ day: '2026-11-24', start: '19:00', end: '20:00' });
});

it('leaves out holidays and names them, with their country where it is not Korea', () => {
  const obstacleOf = obstaclesOf(
    {
      ...free,
      holidays: [
        { date: '2026-12-25', country: 'KR', name: '성탄절' },
        { date: '2026-12-26', country: 'KR', name: '없는 수업의 쉬는 날' },
        { date: '2027-01-01', country: 'VN', name: '신정' },
      ],
    },
    SEOUL,
  );
  const plan = planLessons({ count: 2, slots: [friday], from: '2026-12-20', obstacleOf });
  expect(days(plan)).toEqual(['2027-01-08', '2027-01-15']);
  expect(plan.skipped.map(({ day, why }) => `${day} ${why}`)).toEqual(['2026-12-25 성탄절', '2027-01-01 베트남 신정']);
});

it('leaves out only those lessons that lie in a time off', () => {
  const morning = { startAt: '2026-11-22T00:00:00+09:00', endAt: '2026-11-22T12:00:00+09:00' };
  const after = planLessons({
    count: 1,
    slots: [sunday],
    from: '2026-11-22',
    obstacleOf: obstaclesOf({ ...free, timeOffs: [aTimeOff(morning)] }, SEOUL),
  });
  expect(days(after)).toEqual(['2026-11-22']);
  const all = planLessons({
    count: 1,
    slots: [{ ...sunday, end: '24:00' }],
    from: '2026-11-22',
    obstacleOf: obstaclesOf({ ...free, timeOffs: [aTimeOff()] }, SEOUL),
  });
  expect(days(all)).toEqual(['2026-11-29']);
  expect(all.skipped[0]?.why).toBe('쉬는 기간');
});

it('holds several lessons of a day in the order of the clock', () => {
  const late = { ...tuesday, start: '21:00', end: '22:00' };
  const plan = planLessons({ count: 3, slots: [late, tuesday], from: '2026-11-24', obstacleOf: nothing });
  expect(plan.lessons.map(({ day, start }) => `${day} ${start}`)).toEqual([
    '2026-11-24 19:00',
    '2026-11-24 21:00',
    '2026-12-01 19:00',
  ]);
});

it('plans nothing without times or without lessons', () => {
  expect(planLessons({ count: 3, slots: [], from: '2026-11-24', obstacleOf: nothing }).lessons).toEqual([]);
  expect(planLessons({ count: 0, slots: [tuesday], from: '2026-11-24', obstacleOf: nothing }).lessons).toEqual([]);
});
