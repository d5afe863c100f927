import * as fc from 'fast-check';
import type { Redemption } from '@portal/domain/points/gift';
import { createPointsApp, type PointsApp } from '../../testing/apps/points-app.ts';

let t: PointsApp;
beforeAll(async () => {
  t = await createPointsApp();
});
afterAll(() => t.close());

type Deed =
  | { readonly do: 'earn'; readonly points: number }
  | { readonly do: 'redeem'; readonly gift: string }
  | { readonly do: 'cancel'; readonly at: number }
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'tick' };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 500 }) }),
  fc.record({ do: fc.constant('redeem' as const), gift: fc.constantFrom('gft_a', 'gft_b', 'gft_c') }),
  fc.record({ do: fc.constant('cancel' as const), at: fc.nat(5) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ do: fc.constant('tick' as const) }),
);

const STOCK = 3;

/** One deed; that it is refused is part of the game, that it fails is not. */
async function perform(what: Deed): Promise<void> {
  if (what.do === 'earn') await t.earn(what.points);
  if (what.do === 'wait') t.clock.advance(what.days * 86_400_000);
  if (what.do === 'tick') await t.points.tick();
  if (what.do === 'redeem')
    expect(['201', 'POINTS_NOT_ENOUGH', 'OUT_OF_STOCK']).toContain(await outcomeOf(t.redeem(what.gift)));
  if (what.do === 'cancel') {
    const { items } = (await t.call<{ items: Redemption[] }>('GET', '/my-gifts')).data;
    const one = items[what.at % Math.max(1, items.length)];
    if (one) expect(['200', 'WRONG_STATE']).toContain(await outcomeOf(t.call('POST', `/my-gifts/${one.id}/cancel`)));
  }
}
const outcomeOf = async (answer: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await answer;
  return code ?? String(status);
};

/** Deeds that come together, group after group. */
const program = fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 8 });

describe('whatever a teacher does with her points, also at once', () => {
  it('balance and lots stay one, nothing is negative, no transaction creates anything, and no piece is lost [PTS-1]', async () => {
    await fc.assert(
      fc.asyncProperty(program, async (groups) => {
        await t.clear();
        for (const [id, kind] of [
          ['gft_a', 'DONATION'],
          ['gft_b', 'VOUCHER'],
          ['gft_c', 'FEE_RELIEF'],
        ] as const)
          await t.addGift({ id, kind, points: 150, stock: STOCK });
        for (const group of groups) {
          // Time passes for nobody in the middle of a request.
          for (const wait of group.filter((one) => one.do === 'wait')) await perform(wait);
          await Promise.all(group.filter((one) => one.do !== 'wait').map(perform));
          expect(await t.drift()).toEqual([]);
          expect(await t.balance()).toBeGreaterThanOrEqual(0);
        }
        const kept = await t.sql(
          `select g.id from gift g left join gift_redemption r on r.gift_id = g.id and r.state <> 'CANCELED'
            group by g.id having g.stock + count(r.id) <> ${STOCK}`,
        );
        expect(kept).toEqual([]);
        const twice = await t.sql(
          `select 1 from gift_redemption a join gift_redemption b on b.id > a.id and b.teacher_id = a.teacher_id
            where a.kind = 'FEE_RELIEF' and b.kind = 'FEE_RELIEF' and 'CANCELED' not in (a.state, b.state)
              and a.starts_at < b.until and b.starts_at < a.until`,
        );
        expect(twice).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 300_000);
});
