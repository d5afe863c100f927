import { FROZEN_NOW, freezeClock, thawClock } from './frozen-clock.ts';

afterEach(thawClock);

it('stops the date and lets timers run', async () => {
  freezeClock();
  await new Promise((resolve) => setTimeout(resolve, 15));
  expect(Date.now()).toBe(Date.parse(FROZEN_NOW));
  expect(new Date().toISOString()).toBe('2026-11-18T01:42:00.000Z');
});

it('still reads and writes other dates', () => {
  const before = new Date(0);
  freezeClock('2026-11-18T23:59:59+09:00');
  expect(new Date('2026-01-02T03:04:05Z').getTime()).toBe(Date.UTC(2026, 0, 2, 3, 4, 5));
  expect(new Date(2026, 10, 18).getDate()).toBe(18);
  expect(before instanceof Date).toBe(true);
  expect(new Date() instanceof Date).toBe(true);
  expect(({} as object) instanceof Date).toBe(false);
  expect(Date()).toBe(new Date().toString());
});

it('moves when it is frozen again, and runs after a thaw', () => {
  const real = Date;
  const thaw = freezeClock();
  freezeClock('2026-11-19T00:00:00+09:00');
  expect(new Date().toISOString()).toBe('2026-11-18T15:00:00.000Z');
  thaw();
  expect(Date).toBe(real);
  expect(Math.abs(Date.now() - real.now())).toBeLessThan(1000);
});
