import { markClusters, percentOf, ticksOf } from './lane-axis.ts';

const START = Date.parse('2026-11-18T10:00:00Z');
const minute = (minutes: number) => START + minutes * 60_000;
const axis = { from: minute(-15), to: minute(75) };
const lesson = { from: minute(0), to: minute(60) };
const minutesOf = (ticks: ReturnType<typeof ticksOf>) => ticks.map(({ at }) => (at - START) / 60_000);

it('stands in percent of the axis', () => {
  expect([minute(-15), minute(30), minute(75)].map((at) => percentOf(at, axis))).toEqual([0, 50, 100]);
});

it.each([
  ['an hour by quarters', axis, lesson, [-15, 0, 15, 30, 45, 60, 75]],
  [
    'a long one by hours',
    { from: minute(-15), to: minute(315) },
    { from: minute(0), to: minute(300) },
    [0, 60, 120, 180, 240, 300],
  ],
  [
    'without round times that lie over its edges',
    axis,
    { from: minute(5), to: minute(62) },
    [-15, 5, 15, 30, 45, 62, 75],
  ],
])('writes %s', (_, on, of, minutes) => {
  const ticks = ticksOf(on, of);
  expect(minutesOf(ticks)).toEqual(minutes);
  expect(minutesOf(ticks.filter(({ isEdge }) => isEdge))).toEqual([of.from, of.to].map((at) => (at - START) / 60_000));
});

it('takes marks together that lie over each other, in the order of time, and leaves out what came after the axis', () => {
  const mark = (at: number) => ({ at: minute(at), kind: 'POLL' as const, eventId: `e${at}` });
  const clusters = markClusters([mark(20), mark(-13), mark(23), mark(24.5), mark(60), mark(400)], axis);
  expect(clusters.map((marks) => marks.map(({ eventId }) => eventId))).toEqual([
    ['e-13'],
    ['e20', 'e23', 'e24.5'],
    ['e60'],
  ]);
});
