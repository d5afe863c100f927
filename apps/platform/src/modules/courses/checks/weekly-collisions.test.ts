import { weeklyCollisions } from './weekly-collisions.ts';

const SEOUL = 'Asia/Seoul';
// A Tuesday, 19:00 to 20:00 in Seoul.
const tuesday = {
  id: 'l1',
  className: '중2 내신 대비반',
  from: new Date('2026-11-24T10:00:00Z'),
  to: new Date('2026-11-24T11:00:00Z'),
};
const slot = (start: string, end: string, weekday: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' = 'TUESDAY') => ({
  weekday,
  start,
  end,
});

describe('a time of the week and a lesson [CRS-7]', () => {
  it.each([
    ['the same time', slot('19:00', '20:00'), true],
    ['a time that begins inside', slot('19:59', '21:00'), true],
    ['a time around it', slot('18:00', '24:00'), true],
    ['the time right after', slot('20:00', '21:00'), false],
    ['the time right before', slot('18:00', '19:00'), false],
    ['the same time on another day', slot('19:00', '20:00', 'MONDAY'), false],
  ])('%s', (_what, time, collides) => {
    expect(weeklyCollisions([time], [tuesday], SEOUL)).toHaveLength(collides ? 1 : 0);
  });

  it('are compared in the zone of the teacher', () => {
    expect(weeklyCollisions([slot('17:00', '18:00')], [tuesday], 'Asia/Ho_Chi_Minh')).toHaveLength(1);
    expect(weeklyCollisions([slot('19:00', '20:00')], [tuesday], 'Asia/Ho_Chi_Minh')).toHaveLength(0);
  });

  it('meet on either day of a lesson that runs over midnight', () => {
    const late = { ...tuesday, from: new Date('2026-11-24T14:30:00Z'), to: new Date('2026-11-24T15:30:00Z') };
    expect(weeklyCollisions([slot('23:00', '24:00')], [late], SEOUL)).toHaveLength(1);
    expect(weeklyCollisions([slot('00:00', '01:00', 'WEDNESDAY')], [late], SEOUL)).toHaveLength(1);
    expect(weeklyCollisions([slot('00:30', '01:00', 'WEDNESDAY')], [late], SEOUL)).toHaveLength(0);
  });

  it('follow a clock that changes', () => {
    // 09:00 in New York, on both sides of the end of summer time.
    const before = { ...tuesday, from: new Date('2026-10-27T13:00:00Z'), to: new Date('2026-10-27T14:00:00Z') };
    const after = { ...tuesday, from: new Date('2026-11-03T14:00:00Z'), to: new Date('2026-11-03T15:00:00Z') };
    for (const lesson of [before, after])
      expect(weeklyCollisions([slot('09:00', '10:00')], [lesson], 'America/New_York')).toHaveLength(1);
  });

  it('are told by place and with the first lesson that stands there', () => {
    const next = { ...tuesday, id: 'l2', from: new Date('2026-12-01T10:00:00Z'), to: new Date('2026-12-01T11:00:00Z') };
    const found = weeklyCollisions([slot('09:00', '10:00'), slot('19:30', '20:30')], [tuesday, next], SEOUL);
    expect(found).toEqual([
      {
        at: 1,
        wanted: { from: new Date('2026-11-24T10:30:00Z'), to: new Date('2026-11-24T11:30:00Z') },
        lesson: tuesday,
        message: '24/11/2026 (화) 19:00 수업과 겹쳐요: 중2 내신 대비반',
      },
    ]);
  });
});
