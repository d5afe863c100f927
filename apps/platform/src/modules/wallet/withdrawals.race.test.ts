import { randomUUID } from 'node:crypto';
import { ACCEPT, createWalletApp, DECLINE, type WalletApp } from '../../testing/apps/wallet-app.ts';

// Goal G11: RACE_ROUNDS=200 RACE_CALLERS=8. Every run of the tests takes fewer.
const CALLERS = Number(process.env['RACE_CALLERS'] ?? 32);
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 6);
const MILLION = 1_000_000;
let t: WalletApp;
beforeAll(async () => {
  t = await createWalletApp({ send: async () => 'TAKEN', outcomeOf: async () => 'PAID' });
});
beforeEach(async () => {
  t.clock.set('2026-11-18T01:42:00Z');
  await t.database.raw.exec(
    'truncate ledger_entry, withdrawal_history, withdrawal, wallet_transaction, wallet, ops_item cascade',
  );
});
afterEach(async () => expect(await t.drift()).toBe(0));
afterAll(() => t.close());

/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED or with its message. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const settled = (step: Promise<unknown>) =>
  step.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const each = <T>(work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));
const countOf = async (what: string) => {
  const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row!.n;
};
const cancel = async (id: string) => {
  const { status, code } = await t.call('POST', `/${id}/cancel`);
  return code ?? String(status);
};
/** Reads, thinks and writes, as one who trusts what it has read. */
const naively = (work: (connection: Parameters<Parameters<typeof t.database.rawTransaction>[0]>[0]) => Promise<void>) =>
  settled(t.database.rawTransaction(work));

describe('32 withdrawals at the same moment', () => {
  it('take what is there and not a đồng more [R10] [R12]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.fund(5 * MILLION + 500_000);
      const { available } = await t.balance();
      const fits = Math.floor(available / MILLION);
      expect(tally(await each(() => settled(t.withdraw(MILLION))))).toEqual({
        done: fits,
        BALANCE_NOT_ENOUGH: CALLERS - fits,
      });
      expect((await t.balance()).available).toBe(available - fits * MILLION);
    }
  });

  it('would take more, if whoever has read the balance wrote it', async () => {
    await t.database.raw.exec(`drop table if exists naive_wallet, naive_payout;
      create table naive_wallet (id int primary key, available int); create table naive_payout (id int)`);
    let overdrawn = 0;
    for (let id = 0; id < ROUNDS; id++) {
      await t.database.raw.query('insert into naive_wallet values ($1, 5)', [id]);
      await each(() =>
        naively(async (connection) => {
          const [row] = await connection.query<{ available: number }>(
            'select available from naive_wallet where id = $1',
            [id],
          );
          if (row!.available < 1) return;
          await connection.query('update naive_wallet set available = $2 where id = $1', [id, row!.available - 1]);
          await connection.query('insert into naive_payout values ($1)', [id]);
        }),
      );
      overdrawn += Number((await countOf(`naive_payout where id = ${id}`)) > 5);
    }
    expect(overdrawn).toBeGreaterThan(0);
  });

  it('with one key are one withdrawal, and all callers get it [R11]', async () => {
    await t.fund(50 * MILLION);
    for (let round = 0; round < ROUNDS; round++) {
      const key = randomUUID();
      expect(new Set(await each(() => t.withdraw(MILLION, { key }))).size).toBe(1);
      expect(await countOf('withdrawal')).toBe(round + 1);
    }
  });

  it('of two teachers and their incomes do not wait for each other in a circle', async () => {
    await t.addAccount({ id: `pac_${randomUUID()}`, isDefault: true }, 'other-teacher');
    await Promise.all([t.fund(5 * MILLION), t.fund(5 * MILLION, 'other-teacher')]);
    const outcomes = await each((no) => {
      if (no % 4 === 0) return settled(t.fund(MILLION, no % 8 === 0 ? 'other-teacher' : t.teacher.id));
      if (no % 2) return settled(t.withdraw(100_000));
      return settled(t.wallet.requestWithdrawal('other-teacher', { key: randomUUID(), amount: 100_000 }));
    });
    expect(tally(outcomes)).toEqual({ done: CALLERS });
  });
});

describe('the end of a request', () => {
  it('is a yes, a no or a cancel, whoever comes at once, and the money is in one place [R12] [R15]', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS * 2; round++) {
      await t.fund(MILLION);
      const { available } = await t.balance();
      const id = await t.withdraw(MILLION);
      await t.desk.pickUp(id, 'op');
      const verdict = round % 3 ? ACCEPT : DECLINE;
      // The desk has the shorter way, so it begins later in some rounds: else it would always be first.
      const decide = async () => {
        for (let wait = round % 4; wait > 0; wait--) await t.call('GET', `/${id}`);
        return settled(t.desk.decide(id, 'op', verdict));
      };
      const outcomes = await each((no) => (no % 2 === round % 2 ? cancel(id) : decide()));
      const decided = outcomes.filter((outcome) => outcome === 'done').length;
      const canceled = outcomes.filter((outcome) => outcome === '200').length;
      seen.add(decided ? 'decided' : 'canceled');
      expect([decided, canceled]).toEqual(decided ? [1, 0] : [0, CALLERS / 2]);
      expect(tally(outcomes)['WRONG_STATE']).toBe(decided ? CALLERS - 1 : CALLERS / 2);
      const isPaid = decided && verdict === ACCEPT;
      expect((await t.balance()).available).toBe(available - (isPaid ? MILLION : 0));
      expect(await countOf(`wallet_transaction where ref_id = '${id}' and reason = 'PAYOUT_RETURN'`)).toBe(
        isPaid ? 0 : 1,
      );
      expect(await countOf(`withdrawal_history where withdrawal_id = '${id}'`)).toBeGreaterThanOrEqual(2);
    }
    expect(seen).toEqual(new Set(['decided', 'canceled']));
  });

  it('needs the yes of two, however often the first one says it and whoever comes at once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.fund(11 * MILLION);
      const id = await t.withdraw(10 * MILLION + 1);
      await t.desk.pickUp(id, 'first');
      const said = await each(() => settled(t.desk.decide(id, 'first', ACCEPT)));
      expect(tally(said)).toEqual({ done: 1, WRONG_STATE: CALLERS - 1 });
      const taken = await each((no) => settled(t.desk.pickUp(id, no % 2 ? 'first' : `op${no}`)));
      const second = taken.findIndex((outcome) => outcome === 'done');
      expect(second % 2).toBe(0);
      const ends = await each((no) => settled(t.desk.decide(id, no % 2 ? 'first' : `op${second}`, ACCEPT)));
      expect(tally(ends)).toEqual({ done: 1, WRONG_STATE: CALLERS - 1 });
      const steps = await t.database.raw.query<{ event: string; actor: string }>(
        `select event, actor_id as actor from withdrawal_history where withdrawal_id = $1 order by seq offset 1`,
        [id],
      );
      expect(steps).toEqual([
        { event: 'CONFIRM', actor: 'first' },
        { event: 'APPROVE', actor: `op${second}` },
      ]);
    }
  });

  it('would be both, if whoever reads a state wrote without looking again', async () => {
    await t.database.raw.exec(`drop table if exists naive_request, naive_end;
      create table naive_request (id int primary key, state text); create table naive_end (id int)`);
    let both = 0;
    for (let id = 0; id < ROUNDS; id++) {
      await t.database.raw.query(`insert into naive_request values ($1, 'REQUESTED')`, [id]);
      await each((no) =>
        naively(async (connection) => {
          const [row] = await connection.query<{ state: string }>('select state from naive_request where id = $1', [
            id,
          ]);
          if (row?.state !== 'REQUESTED') return;
          await connection.query('update naive_request set state = $2 where id = $1', [id, no % 2 ? 'FAILED' : 'SENT']);
          await connection.query('insert into naive_end values ($1)', [id]);
        }),
      );
      both += Number((await countOf(`naive_end where id = ${id}`)) > 1);
    }
    expect(both).toBeGreaterThan(0);
  });

  it('belongs to one of 32 operators', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.fund(MILLION);
      const id = await t.withdraw(MILLION);
      const picked = await each((no) => settled(t.desk.pickUp(id, `op-${no}`)));
      expect(tally(picked)).toEqual({ done: 1, WRONG_STATE: CALLERS - 1 });
      const decided = await each((no) => settled(t.desk.decide(id, `op-${no}`, no % 2 ? ACCEPT : DECLINE)));
      expect(decided.indexOf('done')).toBe(picked.indexOf('done'));
      expect(tally(decided)).toEqual({ done: 1, WRONG_STATE: CALLERS - 1 });
    }
  });

  it('at the bank comes once, however many processes ask', async () => {
    await t.fund(5 * MILLION);
    const id = await t.withdraw(5 * MILLION);
    await t.decide(id);
    for (let step = 0; step < 3; step++) await each(() => t.wallet.advancePayouts());
    expect(await countOf(`withdrawal_history where withdrawal_id = '${id}'`)).toBe(4);
    expect(await t.balance()).toEqual({ available: 0, onHold: 0 });
    // Of the request, the yes and the arrival.
    expect(await countOf(`outbox where dedupe_key like 'PAYOUT/${id}/%'`)).toBe(3);
  });
});

it('the end of a month is paid once to everybody, by however many processes [INC-4]', async () => {
  t.clock.set('2026-10-31T00:00:00Z');
  const teachers = Array.from({ length: 8 }, () => `teacher-${randomUUID()}`);
  for (const id of teachers) {
    await t.addAccount({ id: `pac_${id}`, isDefault: true }, id);
    await t.fund(MILLION, id);
  }
  t.clock.set('2026-11-01T00:00:00Z');
  // Something comes in meanwhile: it belongs to the next month.
  await each((no) => (no % 4 ? t.wallet.payMonthEnd() : t.fund(MILLION, teachers[no % 8])));
  await t.wallet.payMonthEnd();
  expect(await countOf('withdrawal')).toBe(teachers.length);
  expect(await countOf(`withdrawal where trigger = 'MONTH_END' and amount = ${MILLION}`)).toBe(teachers.length);
  for (const id of teachers) expect((await t.balance(id)).onHold).toBe(MILLION);
});
