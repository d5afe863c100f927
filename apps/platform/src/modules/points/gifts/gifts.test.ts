import { randomUUID } from 'node:crypto';
import type { Gift, Redemption, RedemptionDetail } from '@portal/domain/points/gift';
import type { PointsSummary } from '@portal/domain/points/mission';
import { createPointsApp, type PointsApp, RECEIVER } from '../../../testing/apps/points-app.ts';
import { feeReliefs } from './fee-reliefs.ts';

let t: PointsApp;
beforeAll(async () => {
  t = await createPointsApp();
});
beforeEach(() => t.clear());
afterEach(async () => expect(await t.drift()).toEqual([]));
afterAll(() => t.close());

const mine = async (view = '') => (await t.call<{ items: Redemption[] }>('GET', `/my-gifts${view}`)).data.items;
const one = async (id: string) => (await t.call<RedemptionDetail>('GET', `/my-gifts/${id}`)).data;
const act = (id: string, what: 'cancel' | 'used', who?: string) =>
  t.call<RedemptionDetail>('POST', `/my-gifts/${id}/${what}`, undefined, who);

async function taken(kind: Gift['kind'], more: object = {}): Promise<string> {
  await t.addGift({ id: `gft_${kind}`, kind, ...more });
  const receiver = kind === 'PHYSICAL' ? { receiver: RECEIVER } : {};
  return (await t.redeem(`gft_${kind}`, receiver)).data.id;
}

describe('a gift for points [PTS-1]', () => {
  it('is taken once, however often the same request comes', async () => {
    await t.earn(500);
    await t.addGift({ id: 'gft_cup', kind: 'VOUCHER', stock: 3 });
    const clientId = randomUUID();
    const first = await t.redeem('gft_cup', { clientId });
    expect(first).toMatchObject({
      status: 201,
      data: { state: 'RESERVED', points: 100, mayCancel: true, voucherCode: null },
    });
    expect((await t.redeem('gft_cup', { clientId })).data.id).toBe(first.data.id);
    expect(await t.balance()).toBe(400);
    expect((await t.gift('gft_cup')).stock).toBe(2);
    await t.addGift({ id: 'gft_pen', kind: 'VOUCHER' });
    expect((await t.redeem('gft_pen', { clientId })).code).toBe('KEY_REUSED');
    expect(
      await t.sql('select kind, reason, ref_type, ref_id, title from wallet_transaction where reason = $1', ['GIFT']),
    ).toEqual([{ kind: 'WD', reason: 'GIFT', ref_type: 'GIFT_REDEMPTION', ref_id: first.data.id, title: 'gft_cup' }]);
  });

  it('is refused in its own words where the points do not reach, and nothing has moved', async () => {
    await t.earn(99);
    await t.addGift({ id: 'gft_cup', kind: 'VOUCHER', stock: 1 });
    expect(await t.redeem('gft_cup')).toMatchObject({
      status: 422,
      code: 'POINTS_NOT_ENOUGH',
      message: '포인트가 모자라 선물을 받을 수 없어요',
    });
    expect(await t.balance()).toBe(99);
    expect((await t.gift('gft_cup')).stock).toBe(1);
    expect(await mine()).toEqual([]);
  });

  it('that nobody has any more is refused, and the points stay', async () => {
    await t.earn(500);
    await t.addGift({ id: 'gft_cup', kind: 'VOUCHER', stock: 0 });
    expect((await t.redeem('gft_cup')).code).toBe('OUT_OF_STOCK');
    expect(await t.balance()).toBe(500);
  });

  it('that is sent needs to know where to', async () => {
    await t.earn(500);
    await t.addGift({ id: 'gft_book', kind: 'PHYSICAL' });
    expect((await t.redeem('gft_book')).code).toBe('RECEIVER_MISSING');
    expect((await t.redeem('gft_book', { receiver: RECEIVER })).data.receiver).toEqual(RECEIVER);
  });

  it('that is offered no more, or never was, is not there', async () => {
    await t.addGift({ id: 'gft_old', kind: 'VOUCHER', isActive: false });
    expect((await t.redeem('gft_old')).code).toBe('NOT_FOUND');
    expect((await t.redeem('gft_none')).code).toBe('NOT_FOUND');
    expect((await t.call<{ items: Gift[] }>('GET', '/gifts')).data).toEqual({ balance: 0, items: [] });
  });

  it('that she cancels gives back the piece and the points with their old day, but thirty days at least', async () => {
    await t.earn(60);
    t.clock.set('2027-10-20T01:00:00Z');
    await t.earn(100);
    await t.addGift({ id: 'gft_cup', kind: 'VOUCHER', stock: 1 });
    const { id } = (await t.redeem('gft_cup')).data;
    t.clock.set('2027-11-20T01:00:00Z');
    expect((await act(id, 'cancel')).data).toMatchObject({ state: 'CANCELED', mayCancel: false });
    expect((await act(id, 'cancel')).status).toBe(200);
    expect(await t.lots()).toEqual(['60 until 2027-12-20', '60 until 2028-10-31', '40 until 2028-10-31']);
    expect(await t.balance()).toBe(160);
    expect((await t.gift('gft_cup')).stock).toBe(1);
    expect((await act(id, 'used')).code).toBe('WRONG_STATE');
  });

  it('is one teacher’s own', async () => {
    await t.earn(100);
    const id = await taken('VOUCHER');
    expect((await t.call('GET', `/my-gifts/${id}`, undefined, 'other')).code).toBe('NOT_FOUND');
    expect((await act(id, 'cancel', 'other')).code).toBe('NOT_FOUND');
    expect((await act(id, 'used', 'other')).code).toBe('NOT_FOUND');
  });

  it('stands in a list that goes on behind its last one, open and over apart', async () => {
    await t.earn(500);
    await t.addGift({ id: 'gft_cup', kind: 'VOUCHER' });
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift((await t.redeem('gft_cup')).data.id);
    await act(ids[1]!, 'cancel');
    expect((await mine()).map(({ id }) => id)).toEqual(ids);
    expect((await mine(`?size=2&lastItem=${ids[0]!}`)).map(({ id }) => id)).toEqual(ids.slice(1));
    expect((await mine('?view=OPEN')).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect((await mine('?view=OVER')).map(({ id }) => id)).toEqual([ids[1]]);
    expect((await t.call('GET', '/my-gifts?lastItem=gfr_none')).code).toBe('NOT_FOUND');
  });
});

describe('a voucher [PTS-1]', () => {
  it('shows its code to its owner alone, can be used, and says so twice', async () => {
    await t.earn(100);
    const id = await taken('VOUCHER', { days: 30 });
    const moved = await t.move(id, 'ISSUE', { voucherCode: 'CUP-1234' });
    expect(moved.data).toMatchObject({ state: 'ISSUED', voucherCode: null, until: '2026-12-18T01:42:00.000Z' });
    expect(JSON.stringify(await mine())).not.toContain('CUP-1234');
    expect(await one(id)).toMatchObject({ voucherCode: 'CUP-1234', mayCancel: false });
    expect((await act(id, 'used')).data.state).toBe('USED');
    expect((await act(id, 'used')).data.state).toBe('USED');
    expect((await one(id)).history.map(({ state }) => state)).toEqual(['RESERVED', 'ISSUED', 'USED']);
  });

  it('is over with its time, and its owner hears of it', async () => {
    await t.earn(100);
    const id = await taken('VOUCHER', { days: 30 });
    await t.move(id, 'ISSUE', { voucherCode: 'CUP-1234' });
    t.clock.set('2026-12-18T01:42:00Z');
    await Promise.all([t.points.tick(), t.points.tick()]);
    expect(await one(id)).toMatchObject({ state: 'EXPIRED', voucherCode: null });
    expect((await t.notices()).map(({ title }) => title)).toEqual(['교환권이 나왔어요', '교환권 기간이 끝났어요']);
    expect((await act(id, 'used')).code).toBe('WRONG_STATE');
  });
});

describe('a lower fee [PTS-1]', () => {
  const reliefs = (...at: string[]) =>
    feeReliefs(
      t.database.db,
      t.teacher.id,
      at.map((one) => new Date(one)),
    );

  it('begins at once, for its days; another one waits until the first is over, and can be given back until then', async () => {
    await t.earn(300);
    const first = await taken('FEE_RELIEF');
    expect(await one(first)).toMatchObject({ state: 'ACTIVE', until: '2026-11-25T01:42:00.000Z', mayCancel: false });
    const [second, third] = [(await t.redeem('gft_FEE_RELIEF')).data, (await t.redeem('gft_FEE_RELIEF')).data];
    expect(second).toMatchObject({ state: 'RESERVED', until: '2026-12-02T01:42:00.000Z', mayCancel: true });
    expect(third).toMatchObject({ state: 'RESERVED', until: '2026-12-09T01:42:00.000Z' });
    await act(second.id, 'cancel');
    expect(await one(third.id)).toMatchObject({ until: '2026-12-02T01:42:00.000Z' });
    const { data } = await t.call<PointsSummary>('GET', '/points/summary');
    expect(data).toMatchObject({ feeRelief: { relief: 0.05, until: '2026-11-25T01:42:00.000Z' }, usableGifts: 1 });
    // A second before and at the end of the first, and at the end of the other.
    expect(
      await reliefs('2026-11-18T01:41:59Z', '2026-11-18T01:42:00Z', '2026-11-25T01:42:00Z', '2026-12-02T01:42:00Z'),
    ).toEqual([0, 0.05, 0.05, 0]);
  });

  it('ends and begins by the clock, without a second between two, however late it looks', async () => {
    await t.earn(200);
    const first = await taken('FEE_RELIEF');
    const second = (await t.redeem('gft_FEE_RELIEF')).data.id;
    t.clock.set('2026-11-26T00:00:00Z');
    await t.points.tick();
    expect((await one(first)).state).toBe('ENDED');
    expect(await one(second)).toMatchObject({ state: 'ACTIVE', until: '2026-12-02T01:42:00.000Z' });
    t.clock.set('2026-12-10T00:00:00Z');
    await t.points.tick();
    expect((await one(second)).history.map(({ state }) => state)).toEqual(['RESERVED', 'ACTIVE', 'ENDED']);
    expect(await reliefs('2026-11-25T12:00:00Z', '2026-12-10T00:00:00Z')).toEqual([0.05, 0]);
    expect(await reliefs()).toEqual([]);
  });
});

describe('what she marks [PTS-1]', () => {
  const mark = (id: string, isWished: boolean, isAwaited = false) =>
    t.call<Gift>('PUT', `/gifts/${id}/marks`, { isWished, isAwaited });

  it('is one wish at a time, which leads her page', async () => {
    for (const id of ['gft_cup', 'gft_pen']) await t.addGift({ id, kind: 'VOUCHER' });
    await Promise.all([mark('gft_cup', true), mark('gft_pen', true)]);
    await mark('gft_cup', true);
    const { items } = (await t.call<{ items: Gift[] }>('GET', '/gifts')).data;
    expect(items.filter(({ isWished }) => isWished).map(({ id }) => id)).toEqual(['gft_cup']);
    expect((await t.call<PointsSummary>('GET', '/points/summary')).data.wish).toMatchObject({ id: 'gft_cup' });
    expect((await mark('gft_cup', false)).data.isWished).toBe(false);
  });

  it('is waited for only while it is out, and told once when it is there again', async () => {
    await t.addGift({ id: 'gft_cup', kind: 'VOUCHER', stock: 0 });
    await t.addGift({ id: 'gft_pen', kind: 'VOUCHER', stock: 1 });
    expect((await mark('gft_cup', false, true)).data.isAwaited).toBe(true);
    expect((await mark('gft_pen', false, true)).data.isAwaited).toBe(false);
    const stock = (version: number, pieces: number) =>
      t.call('PUT', '/ops/gifts/gft_cup', { version, stock: pieces, isActive: true }, 'ops');
    expect((await stock(1, 5)).data).toMatchObject({ stock: 5, awaitedBy: 0, version: 2 });
    expect((await stock(1, 9)).code).toBe('VERSION_CONFLICT');
    await stock(2, 0);
    await stock(3, 1);
    expect(await t.notices()).toMatchObject([{ kind: 'GIFT', title: '기다리던 선물이 들어왔어요' }]);
    expect((await t.gift('gft_cup')).isAwaited).toBe(false);
  });

  it('is told too when somebody gives the last piece back', async () => {
    await t.addGift({ id: 'gft_cup', kind: 'VOUCHER', stock: 1 });
    const [other] = await t.sql<{ id: string }>(`select id from app_user where username = 'other'`);
    await t.earn(100, other!.id);
    const { id } = (await t.redeem('gft_cup', { who: 'other' })).data;
    await mark('gft_cup', false, true);
    await act(id, 'cancel', 'other');
    expect((await t.notices()).map(({ title }) => title)).toEqual(['기다리던 선물이 들어왔어요']);
  });
});
