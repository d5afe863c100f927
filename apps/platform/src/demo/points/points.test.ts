import type { Redemption } from '@portal/domain/points/gift';
import type { Mission, PointsSummary } from '@portal/domain/points/mission';
import { addDays, dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';
import { loadDemo, resetDemo, type DemoDeps } from '../load-demo.ts';
import { DEMO_PASSWORD } from '../people/accounts.ts';

const clock = testClock('2026-11-18T01:42:00Z');
let t: TestApp;
let deps: DemoDeps;
beforeAll(async () => {
  t = await createTestApp({ clock });
  const log = { info: () => undefined, warn: () => undefined };
  deps = { clock, identity: t.identity, assets: t.assets, notifications: t.notifications, chat: t.chat, log };
});
afterAll(() => t.close());

const ask = async <T>(path: string, who = 'math') =>
  (await t.request({ url: `/tns/v1${path}`, headers: await t.signIn(who, DEMO_PASSWORD) })).json<{ data: T }>().data;
const counts = async (sql: string) => t.database.raw.query<Record<string, unknown>>(sql);

describe('the points of the demo, loaded in the first second of a month, when no mission of it is done yet [PTS-1]', () => {
  beforeAll(async () => {
    clock.set('2026-10-31T15:00:01Z');
    await resetDemo(t.database, deps);
  });

  it('are 4,380, of which 300 end in twelve days', async () => {
    const summary = await ask<PointsSummary>('/points/summary');
    const on = addDays(dayOf(clock.now(), DEFAULT_TIME_ZONE), 12);
    expect(summary).toMatchObject({ balance: 4_380, expiring: { points: 300, on } });
    expect(summary.wish).not.toBeNull();
  });

  it('came there by 64 movements that add up with their lots', async () => {
    expect(
      await counts(
        `select kind, count(*)::int as n from wallet_transaction where currency = 'CCXU' group by kind order by kind`,
      ),
    ).toEqual([
      { kind: 'TU', n: 52 },
      { kind: 'WD', n: 12 },
    ]);
    expect(await t.points.verify()).toEqual([]);
  });

  it('leave three missions to be claimed, by what she has done', async () => {
    const { items } = await ask<{ items: Mission[] }>('/points/missions');
    expect(items).toHaveLength(9);
    expect(items.filter(({ state }) => state === 'CLAIMABLE')).toHaveLength(3);
  });

  it('bought six gifts, which are in six states; sixteen can be chosen', async () => {
    const { items } = await ask<{ items: Redemption[] }>('/my-gifts');
    expect(items.map(({ state }) => state).toSorted()).toEqual([
      'CANCELED',
      'DONATED',
      'ISSUED',
      'RESERVED',
      'SHIPPED',
      'USED',
    ]);
    expect((await ask<{ items: object[] }>('/gifts')).items).toHaveLength(16);
  });

  it('leave the clock nothing to do but to tell what ends', async () => {
    await t.points.tick();
    expect(await ask<PointsSummary>('/points/summary')).toMatchObject({ balance: 4_380 });
  });
});

it('moves to another day with everything', async () => {
  clock.set('2026-11-30T14:59:59Z');
  expect(await loadDemo(t.database, deps)).toBe('REBASED');
  expect(await ask<PointsSummary>('/points/summary')).toMatchObject({ balance: 4_380 });
  const { items } = await ask<{ items: Mission[] }>('/points/missions');
  expect(items.filter(({ state }) => state === 'CLAIMABLE')).toHaveLength(3);
  expect(await t.points.verify()).toEqual([]);
});
