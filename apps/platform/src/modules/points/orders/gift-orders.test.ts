import { randomUUID } from 'node:crypto';
import type { Redemption, RedemptionDetail } from '@portal/domain/points/gift';
import type { StockedGift } from '@portal/domain/points/gift-orders.contract';
import { createPointsApp, type PointsApp, RECEIVER } from '../../../testing/apps/points-app.ts';

let t: PointsApp;
beforeAll(async () => {
  t = await createPointsApp();
});
beforeEach(async () => {
  await t.clear();
  await t.earn(1_000);
});
afterEach(async () => expect(await t.drift()).toEqual([]));
afterAll(() => t.close());

const orders = async (query = '') =>
  (
    await t.call<{ open: number; items: (Redemption & { teacherName: string })[] }>(
      'GET',
      `/ops/gift-orders${query}`,
      undefined,
      'ops',
    )
  ).data;
const taken = async (kind: 'VOUCHER' | 'PHYSICAL' | 'DONATION' | 'FEE_RELIEF') => {
  const id = `gft_${kind}`;
  await t.addGift({ id, kind, stock: 5 });
  return (await t.redeem(id, kind === 'PHYSICAL' ? { receiver: RECEIVER } : {})).data.id;
};

const mine = async (id: string) => (await t.call<RedemptionDetail>('GET', `/my-gifts/${id}`)).data;

describe('the desk for gifts [PTS-1]', () => {
  it('has what waits, what has waited longest first, and what is done, the newest first', async () => {
    const ids = [await taken('VOUCHER'), await taken('PHYSICAL'), await taken('DONATION'), await taken('FEE_RELIEF')];
    const listed = async (query?: string) => (await orders(query)).items.map(({ id }) => ids.indexOf(id));
    expect((await orders()).open).toBe(3);
    expect((await orders()).items[0]).toMatchObject({ teacherName: '시험 선생님', kind: 'VOUCHER' });
    expect(await listed()).toEqual([0, 1, 2]);
    expect(await listed(`?size=1&lastItem=${ids[0]!}`)).toEqual([1]);
    expect(await listed('?kind=DONATION')).toEqual([2]);
    await t.move(ids[0]!, 'ISSUE', { voucherCode: 'A-1' });
    expect(await listed()).toEqual([1, 2]);
    expect(await listed('?view=OVER')).toEqual([3, 0]);
    expect(await listed(`?view=OVER&lastItem=${ids[3]!}`)).toEqual([0]);
  });

  it('sends a thing, and the teacher hears of every step with its number', async () => {
    const id = await taken('PHYSICAL');
    await t.move(id, 'PREPARE');
    expect((await t.move(id, 'SHIP')).code).toBe('VALIDATION');
    await t.move(id, 'SHIP', { tracking: '6012-3456' });
    expect((await t.move(id, 'DELIVER')).data).toMatchObject({
      state: 'DELIVERED',
      tracking: '6012-3456',
      receiver: RECEIVER,
    });
    expect((await t.notices()).map(({ title, content }) => [title, content])).toEqual([
      ['선물을 준비하고 있어요', 'gft_PHYSICAL. 보내면 다시 알려 드려요.'],
      ['선물을 보냈어요', 'gft_PHYSICAL. 운송장 번호: 6012-3456'],
      ['선물이 도착했어요', 'gft_PHYSICAL. 내 선물함에서 볼 수 있어요.'],
    ]);
  });

  it('cancels with a reason that the teacher reads, and gives her points back', async () => {
    const id = await taken('DONATION');
    expect(await t.balance()).toBe(900);
    expect((await t.move(id, 'CANCEL')).code).toBe('VALIDATION');
    expect((await mine(id)).cancelReason).toBeNull();
    const canceled = await t.move(id, 'CANCEL', { reason: '단체가 문을 닫았어요.' });
    expect(canceled.data.cancelReason).toBe('단체가 문을 닫았어요.');
    expect((await mine(id)).cancelReason).toBe('단체가 문을 닫았어요.');
    expect(await t.balance()).toBe(1_000);
    expect((await t.notices()).at(-1)!.content).toBe(
      'gft_DONATION. 이유: 단체가 문을 닫았어요. 100 xu를 돌려드렸어요.',
    );
  });

  it('decides about what it has seen: what changed since is refused', async () => {
    const id = await taken('DONATION');
    const move = (version: number) =>
      t.call('POST', `/ops/gift-orders/${id}/move`, { version, event: 'DONATE' }, 'ops');
    expect((await move(2)).code).toBe('VERSION_CONFLICT');
    expect((await move(1)).status).toBe(200);
    expect((await move(1)).code).toBe('VERSION_CONFLICT');
    expect((await move(2)).code).toBe('WRONG_STATE');
  });

  it('gives a code out once', async () => {
    const first = await taken('VOUCHER');
    const second = (await t.redeem('gft_VOUCHER')).data.id;
    expect((await t.move(first, 'ISSUE')).code).toBe('VALIDATION');
    await t.move(first, 'ISSUE', { voucherCode: 'A-1' });
    expect(await t.move(second, 'ISSUE', { voucherCode: 'A-1' })).toMatchObject({ code: 'VALIDATION' });
    expect((await t.move(second, 'ISSUE', { voucherCode: 'A-2' })).status).toBe(200);
  });
});

describe('gifts that the team adds [PTS-1]', () => {
  const voucher = {
    kind: 'VOUCHER',
    name: '커피 교환권',
    description: '가까운 가게에서 90일 동안 쓸 수 있어요.',
    drawing: 'cup',
    points: 300,
    stock: 10,
    days: 90,
    relief: null,
  };
  const add = (more: object = {}) =>
    t.call<StockedGift>('POST', '/ops/gifts', { clientId: randomUUID(), ...voucher, ...more }, 'ops');

  it('are one, however often the same request comes, and can be chosen at once', async () => {
    const clientId = randomUUID();
    const added = await add({ clientId });
    expect(added).toMatchObject({ status: 201, data: { ...voucher, isActive: true, version: 1 } });
    expect((await add({ clientId })).data.id).toBe(added.data.id);
    expect((await add({ clientId, points: 301 })).code).toBe('KEY_REUSED');
    expect(await t.gift(added.data.id)).toMatchObject({ name: '커피 교환권', stock: 10 });
    const { items } = (await t.call<{ items: StockedGift[] }>('GET', '/ops/gifts', undefined, 'ops')).data;
    expect(items).toHaveLength(1);
  });

  it.each([
    [{ relief: 0.05 }],
    [{ kind: 'FEE_RELIEF', relief: null }],
    [{ kind: 'FEE_RELIEF', relief: 0.05, days: null }],
    [{ kind: 'FEE_RELIEF', relief: 5e-324, days: 30 }],
    [{ kind: 'DONATION' }],
    [{ name: '  ' }],
    [{ points: 0 }],
    [{ stock: -1 }],
  ])('are refused where they make no sense: %j', async (more) => {
    expect((await add(more)).code).toBe('VALIDATION');
  });

  const edit = (id: string, more: object) => t.call<StockedGift>('PUT', `/ops/gifts/${id}/facts`, more, 'ops');
  const tea = { name: '차 교환권', description: '차로 바꿔요.', drawing: 'heart', points: 400 };

  it('are written anew, and what was taken before stays as it was taken', async () => {
    const clientId = randomUUID();
    const { id } = (await add({ clientId })).data;
    const { data: taken } = await t.redeem(id);
    expect(await edit(id, { version: 2, ...tea })).toMatchObject({
      status: 200,
      data: { ...tea, version: 3, stock: 9 },
    });
    expect(await t.gift(id)).toMatchObject(tea);
    const { name, description, drawing, points } = voucher;
    expect(await mine(taken.id)).toMatchObject({ name, description, drawing, points });
    expect((await orders()).items[0]).toMatchObject({ name, points });
    await t.move(taken.id, 'CANCEL', { reason: '품절' });
    expect(await t.balance()).toBe(1_000);
    expect((await add({ clientId })).data.id).toBe(id);
  });

  it('are written anew by who has seen them last, and as they can be', async () => {
    const { id } = (await add()).data;
    expect((await edit(id, { version: 2, ...tea })).code).toBe('VERSION_CONFLICT');
    expect((await edit(id, { version: 1, ...tea, points: 0 })).code).toBe('VALIDATION');
    expect((await edit(id, { version: 1, ...tea, name: ' ' })).code).toBe('VALIDATION');
    expect((await edit('gft_none', { version: 1, ...tea })).code).toBe('NOT_FOUND');
    expect(await t.gift(id)).toMatchObject({ name: '커피 교환권' });
  });

  it('cost what she was told, or are not taken', async () => {
    const { id } = (await add()).data;
    await edit(id, { version: 1, ...tea });
    const redeem = (points: number) => t.call('POST', `/gifts/${id}/redeem`, { clientId: randomUUID(), points });
    expect((await redeem(300)).code).toBe('VERSION_CONFLICT');
    expect(await t.balance()).toBe(1_000);
    expect((await redeem(400)).status).toBe(201);
    expect(await t.balance()).toBe(600);
  });

  it('are offered no more when they are taken down', async () => {
    const { id, version } = (await add()).data;
    await t.call('PUT', `/ops/gifts/${id}`, { version, stock: 10, isActive: false }, 'ops');
    expect((await t.redeem(id)).code).toBe('NOT_FOUND');
  });
});
