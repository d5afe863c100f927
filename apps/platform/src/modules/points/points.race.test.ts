import { randomUUID } from 'node:crypto';
import { createPointsApp, type PointsApp } from '../../testing/apps/points-app.ts';

// Goal G11: RACE_ROUNDS=200. Every run of the tests takes fewer.
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 20);
let t: PointsApp;
beforeAll(async () => {
  t = await createPointsApp();
});
beforeEach(() => t.clear());
afterEach(async () => expect(await t.drift()).toEqual([]));
afterAll(() => t.close());

/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED or with its message. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const each = <T>(callers: number, work: (no: number) => Promise<T>) =>
  Promise.all(Array.from({ length: callers }, (_, no) => work(no)));
const outcomeOf = ({ status, code }: { status: number; code?: string }) => code ?? String(status);
const countOf = async (what: string) => (await t.sql<{ n: number }>(`select count(*)::int as n from ${what}`))[0]!.n;
/** Reads, thinks and writes, as one who trusts what it has read; how often more was given than there was. */
async function naively(callers: number, begin: string, at: { reads: string; writes: string; gives: string }) {
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await t.database.raw.exec(`drop table if exists naive, naive_given; create table naive (n int);
      create table naive_given (id int); ${begin}`);
    await each(callers, () =>
      t.database
        .rawTransaction(async (connection) => {
          const [row] = await connection.query<{ n: number }>(at.reads);
          if (row!.n < 1) return;
          await connection.query(at.writes, [row!.n - 1]);
          await connection.query(at.gives);
        })
        .catch(() => undefined),
    );
    wrong += Number((await countOf('naive_given')) > 1);
  }
  return wrong;
}
const ONE_LEFT = {
  reads: 'select n from naive',
  writes: 'update naive set n = $1',
  gives: 'insert into naive_given values (1)',
};

describe('the last piece of a gift', () => {
  it('goes to one of eight teachers, and the others keep their points [PTS-1]', async () => {
    const names = Array.from({ length: 8 }, (_, no) => `racer${no}`);
    const ids = await Promise.all(names.map(async (username) => (await t.addUser({ username })).id));
    for (let round = 0; round < ROUNDS; round++) {
      for (const id of ids) await t.earn(100, id);
      const giftId = `gft_last_${round}`;
      await t.addGift({ id: giftId, kind: 'VOUCHER', points: 100, stock: 1 });
      const outcomes = await each(8, async (no) => outcomeOf(await t.redeem(giftId, { who: names[no]! })));
      expect(tally(outcomes)).toEqual({ 201: 1, OUT_OF_STOCK: 7 });
      expect(await countOf(`gift_redemption where gift_id = '${giftId}'`)).toBe(1);
      expect((await t.gift(giftId)).stock).toBe(0);
    }
    const balances = await Promise.all(ids.map((id) => t.balance(id)));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(ROUNDS * 7 * 100);
  }, 120_000);

  it('would go to several, if whoever has read the stock wrote it', async () => {
    expect(await naively(8, 'insert into naive values (1)', ONE_LEFT)).toBeGreaterThan(0);
  });
});

describe('points for one gift', () => {
  it('buy one, whichever gifts are asked for at once [PTS-1]', async () => {
    for (const id of ['gft_a', 'gft_b']) await t.addGift({ id, kind: 'DONATION', points: 100 });
    for (let round = 0; round < ROUNDS; round++) {
      await t.earn(100);
      const outcomes = await each(8, async (no) => outcomeOf(await t.redeem(no % 2 ? 'gft_a' : 'gft_b')));
      expect(tally(outcomes)).toEqual({ 201: 1, POINTS_NOT_ENOUGH: 7 });
      expect(await t.balance()).toBe(0);
    }
  }, 120_000);

  it('would buy several, if whoever has read the balance wrote it', async () => {
    expect(await naively(8, 'insert into naive values (1)', ONE_LEFT)).toBeGreaterThan(0);
  });

  it('asked for 32 times with one key buy one, and all callers get it [R11]', async () => {
    await t.earn(10_000);
    await t.addGift({ id: 'gft_a', kind: 'DONATION', points: 100 });
    for (let round = 0; round < 4; round++) {
      const clientId = randomUUID();
      const ids = await each(32, async () => (await t.redeem('gft_a', { clientId })).data.id);
      expect(new Set(ids).size).toBe(1);
      expect(await t.balance()).toBe(10_000 - (round + 1) * 100);
    }
  }, 120_000);
});

describe('a mission that is done', () => {
  beforeAll(async () => {
    await t.sql(
      `insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
        values ('c1', 'c1', $1, '반', 'ONLINE', 'IN_PROGRESS', '2026-11-01', '2026-12-31', 1, 1)`,
      [t.teacher.id],
    );
    await t.sql(
      `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode)
        values ('l1', 'c1', $1, 1, '', '2026-11-02T01:00:00Z', '2026-11-02T02:00:00Z', 'DONE', true, 'ONLINE')`,
      [t.teacher.id],
    );
  });

  it('is paid once to 32 callers, one by one or all at once, and all read that it is claimed [PTS-1]', async () => {
    for (let round = 0; round < 4; round++) {
      await t.clear();
      const outcomes = await each(32, async (no) => {
        const path = `/points/missions${no % 2 ? '/FIRST_LESSON' : ''}/claim`;
        return outcomeOf(await t.call('POST', path));
      });
      expect(tally(outcomes)).toEqual({ 200: 32 });
      expect(await t.balance()).toBe(300);
      expect(await countOf('mission_claim')).toBe(1);
    }
  }, 120_000);

  it('would be paid more often, if whoever has found it unclaimed paid it', async () => {
    expect(await naively(32, 'insert into naive values (1)', ONE_LEFT)).toBeGreaterThan(0);
  });
});

describe('points that end', () => {
  it('go once, by four clocks, while their owner spends what she can [PTS-1]', async () => {
    await t.addGift({ id: 'gft_a', kind: 'DONATION', points: 100 });
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      await t.addGift({ id: 'gft_a', kind: 'DONATION', points: 100 });
      await t.earn(150);
      t.clock.set('2027-11-20T00:00:00Z');
      await t.earn(150);
      t.clock.set('2027-12-01T00:00:00Z');
      const outcomes = await Promise.all([
        ...Array.from({ length: 4 }, () => t.points.tick().then(() => 'ticked')),
        ...Array.from({ length: 4 }, async () => outcomeOf(await t.redeem('gft_a'))),
      ]);
      expect(tally(outcomes)).toEqual({ ticked: 4, 201: 1, POINTS_NOT_ENOUGH: 3 });
      expect(await countOf(`wallet_transaction where reason = 'EXPIRY'`)).toBe(1);
      expect(await t.lots()).toEqual(['50 until 2028-11-30']);
    }
  }, 180_000);
});
