import type { PointLot, PointsSummary } from '@portal/domain/points/mission';
import { createPointsApp, type PointsApp } from '../../testing/apps/points-app.ts';

let t: PointsApp;
beforeAll(async () => {
  t = await createPointsApp();
});
beforeEach(() => t.clear());
afterEach(async () => expect(await t.drift()).toEqual([]));
afterAll(() => t.close());

const summary = async () => (await t.call<PointsSummary>('GET', '/points/summary')).data;

describe('the points of a teacher [PTS-1]', () => {
  it('are nothing before she has earned any', async () => {
    expect(await summary()).toEqual({
      balance: 0,
      expiring: null,
      earned: 0,
      returned: 0,
      used: 0,
      expired: 0,
      claimable: 0,
      usableGifts: 0,
      wish: null,
      feeRelief: null,
    });
    expect((await t.call('GET', '/points/lots')).data).toEqual({ total: 0, items: [] });
  });

  it('end a year after the month in which they were earned; what ends first is spent first', async () => {
    await t.earn(300);
    t.clock.set('2026-12-02T01:00:00Z');
    await t.earn(200);
    await t.addGift({ id: 'gft_cup', kind: 'DONATION', points: 350 });
    expect(await t.lots()).toEqual(['300 until 2027-11-30', '200 until 2027-12-31']);
    expect((await t.redeem('gft_cup')).status).toBe(201);
    expect(await t.lots()).toEqual(['150 until 2027-12-31']);
    expect(await summary()).toMatchObject({
      balance: 150,
      expiring: { points: 150, on: '2027-12-31' },
      earned: 200,
      used: 350,
    });
    const { items } = (await t.call<{ items: PointLot[] }>('GET', '/points/lots')).data;
    expect(items).toMatchObject([{ points: 200, remaining: 150, expiresOn: '2027-12-31' }]);
  });

  it('go with the day after their last, by a transaction that says so, and once', async () => {
    await t.earn(300);
    t.clock.set('2027-11-30T14:59:59Z');
    await t.points.tick();
    expect(await t.balance()).toBe(300);
    t.clock.set('2027-11-30T15:00:00Z');
    await Promise.all([t.points.tick(), t.points.tick()]);
    await t.points.tick();
    expect(await t.balance()).toBe(0);
    expect(
      await t.sql(`select kind, amount::int, reason, state from wallet_transaction where reason = 'EXPIRY'`),
    ).toEqual([{ kind: 'WD', amount: 300, reason: 'EXPIRY', state: 'SUCCESS' }]);
  });

  it('are counted once each by what they mean to her: what came back was not earned, what ran out was not spent', async () => {
    await t.earn(300);
    t.clock.set('2027-11-02T01:00:00Z');
    await t.earn(500);
    await t.addGift({ id: 'gft_cup', kind: 'DONATION', points: 100 });
    const { data } = await t.redeem('gft_cup');
    await t.call('POST', `/my-gifts/${data.id}/cancel`, {});
    expect(await summary()).toMatchObject({ balance: 800, earned: 500, returned: 100, used: 100, expired: 0 });
    await t.redeem('gft_cup');
    t.clock.set('2027-12-01T01:00:00Z');
    await t.points.tick();
    expect(await summary()).toMatchObject({ balance: 600, earned: 0, returned: 0, used: 0, expired: 100 });
    const { totals } = (await t.call<{ totals: object[] }>('GET', '/transactions?currency=CCXU')).data;
    expect(totals).toEqual([{ currency: 'CCXU', count: 6, in: 900, out: 300, returned: 100, expired: 100 }]);
  });

  it('cannot be spent once they have ended, even where the clock has not looked yet', async () => {
    await t.earn(300);
    await t.addGift({ id: 'gft_cup', kind: 'DONATION', points: 300 });
    t.clock.set('2027-11-30T15:00:00Z');
    expect((await t.redeem('gft_cup')).code).toBe('POINTS_NOT_ENOUGH');
  });

  it('are told of fourteen days before they go, once', async () => {
    await t.earn(300);
    t.clock.set('2027-11-15T14:59:00Z');
    await t.points.tick();
    expect(await t.notices()).toEqual([]);
    t.clock.set('2027-11-16T01:00:00Z');
    await t.points.tick();
    await t.points.tick();
    expect(await t.notices()).toMatchObject([
      { kind: 'POINTS', title: '곧 사라질 포인트가 있어요', content: '300 xu를 30/11/2027까지 쓸 수 있어요.' },
    ]);
  });

  it('are never more or less than their lots: the database refuses what would part them', async () => {
    await t.earn(300);
    const refused = async (statement: string) => {
      await expect(t.database.raw.exec(statement)).rejects.toThrow();
    };
    await refused(`update point_lot set remaining = remaining - 1`);
    await refused(`insert into point_lot (id, owner_id, transaction_id, title, points, remaining, earned_at, expires_on)
      values ('plt_free', '${t.teacher.id}', 'txn_none', '', 5, 5, now(), '2099-01-01')`);
    await refused(`insert into point_spending select 'txn_none', id, 1 from point_lot`);
    await refused(`insert into point_spending select 'txn_none', id, 301 from point_lot`);
    expect(await t.balance()).toBe(300);
  });

  it('that differ from their cause all the same are named', async () => {
    await t.earn(300);
    // As somebody with the keys of the database could.
    await t.database.raw.exec(`set session_replication_role = replica; update point_lot set remaining = 250;
      set session_replication_role = origin`);
    const [lot] = await t.sql<{ id: string }>('select id from point_lot');
    expect(await t.points.verify()).toEqual([
      { what: 'BALANCE', id: t.teacher.id, is: 300, shouldBe: 250 },
      { what: 'LOT', id: lot!.id, is: 250, shouldBe: 300 },
    ]);
    await t.clear();
  });
});
