import { GIFT_KINDS, REDEMPTION_EVENTS, REDEMPTION_STATES, type RedemptionDetail } from '@portal/domain/points/gift';
import { createPointsApp, type PointsApp, RECEIVER } from '../../../testing/apps/points-app.ts';

let t: PointsApp;
beforeAll(async () => {
  t = await createPointsApp();
});
beforeEach(() => t.clear());
afterEach(async () => expect(await t.drift()).toEqual([]));
afterAll(() => t.close());

async function taken(kind: (typeof GIFT_KINDS)[number]): Promise<string> {
  await t.addGift({ id: `gft_${kind}`, kind, stock: 1_000 });
  return (await t.redeem(`gft_${kind}`, kind === 'PHYSICAL' ? { receiver: RECEIVER } : {})).data.id;
}

describe('the life of a gift [PTS-1]', () => {
  /** What the specification lets happen, written out once more; everything else is refused (domain-model 3.3.10). */
  const ALLOWED: Record<string, string> = {
    'VOUCHER RESERVED ISSUE': 'ISSUED',
    'VOUCHER RESERVED CANCEL': 'CANCELED',
    'VOUCHER ISSUED USE': 'USED',
    'VOUCHER ISSUED EXPIRE': 'EXPIRED',
    'PHYSICAL RESERVED PREPARE': 'PREPARING',
    'PHYSICAL RESERVED CANCEL': 'CANCELED',
    'PHYSICAL PREPARING SHIP': 'SHIPPED',
    'PHYSICAL PREPARING CANCEL': 'CANCELED',
    'PHYSICAL SHIPPED DELIVER': 'DELIVERED',
    'DONATION RESERVED DONATE': 'DONATED',
    'DONATION RESERVED CANCEL': 'CANCELED',
    'FEE_RELIEF RESERVED ACTIVATE': 'ACTIVE',
    'FEE_RELIEF RESERVED CANCEL': 'CANCELED',
    'FEE_RELIEF ACTIVE END': 'ENDED',
  };
  const DESK = ['ISSUE', 'PREPARE', 'SHIP', 'DELIVER', 'DONATE', 'CANCEL'];
  const MORE = { voucherCode: 'CODE-1', tracking: '1234', reason: '재고가 없어요' };

  it.each(GIFT_KINDS)('%s goes every way that the table has, and no other', async (kind) => {
    await t.earn(10_000);
    const id = await taken(kind);
    for (const state of REDEMPTION_STATES)
      for (const event of REDEMPTION_EVENTS) {
        if (!DESK.includes(event) && event !== 'USE') continue;
        // As if it stood there: what leads to it is told by the other tests.
        await t.sql(
          `update gift_redemption set state = $2, voucher_code = 'CODE-0', starts_at = null, until = null where id = $1`,
          [id, state],
        );
        const before = await t.balance();
        const answer =
          event === 'USE'
            ? await t.call<RedemptionDetail>('POST', `/my-gifts/${id}/used`)
            : await t.move(id, event, MORE);
        const to = ALLOWED[`${kind} ${state} ${event}`];
        const isRepeated = event === 'USE' && state === 'USED';
        expect([kind, state, event, answer.code ?? answer.data.state]).toEqual([
          kind,
          state,
          event,
          isRepeated ? 'USED' : (to ?? 'WRONG_STATE'),
        ]);
        expect((await t.balance()) - before).toBe(to === 'CANCELED' ? 100 : 0);
      }
  });
});
