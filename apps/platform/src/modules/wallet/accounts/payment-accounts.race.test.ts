import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { createWalletApp, type WalletApp } from '../../../testing/apps/wallet-app.ts';
import { secondProcess } from '../../../testing/second-process.ts';
import { PASSWORD, type TestApp } from '../../../testing/test-app.ts';

const ROUNDS = 200;
const CALLERS = 8;
let t: WalletApp;
let second: TestApp;

beforeAll(async () => {
  t = await createWalletApp();
  second = await secondProcess(t);
});
afterAll(async () => {
  await second.close();
  await t.close();
});

const idsOf = (round: number) => Array.from({ length: CALLERS }, (_, no) => `pac_${round}_${no}`);
const countOf = async (what: string) => {
  const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row!.n;
};
/** Eight accounts, the first of them the default. */
async function fill(round: number): Promise<string[]> {
  await t.database.raw.exec('delete from payment_account');
  const ids = idsOf(round);
  for (const [no, id] of ids.entries()) await t.addAccount({ id, accountNumber: `${no}00000`, isDefault: no === 0 });
  return ids;
}

it(`${CALLERS} accounts deleted at the same moment: the last one stays and is the default, ${ROUNDS} times [PAY-1] [R12]`, async () => {
  const headers = await t.signIn('math');
  const other = await second.signIn('math');
  for (let round = 0; round < ROUNDS; round++) {
    const ids = await fill(round);
    const answers = await Promise.all(
      ids.map((id, no) =>
        // Half of them come by another process.
        (no % 2 ? second : t).request({
          method: 'DELETE',
          url: `/tns/v1/payment-accounts/${id}`,
          headers: no % 2 ? other : headers,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array.from({ length: CALLERS - 1 }, () => 200), 409]);
    expect([await countOf('payment_account'), await countOf('payment_account where is_default')]).toEqual([1, 1]);
  }
});

it('would all be gone, if whoever counts deleted without a lock', async () => {
  let broken = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const ids = (await fill(round)).slice(0, 2);
    await t.database.raw.query('delete from payment_account where id <> all ($1)', [ids]);
    await Promise.all(
      ids.map((id) =>
        t.database.rawTransaction(async (connection) => {
          const [row] = await connection.query<{ n: number }>(
            'select count(*)::int as n from payment_account where teacher_id = $1',
            [t.teacher.id],
          );
          await turn();
          if (row!.n > 1) await connection.query('delete from payment_account where id = $1', [id]);
        }),
      ),
    );
    broken += Number((await countOf('payment_account')) === 0);
  }
  expect(broken).toBeGreaterThan(0);
});

it('the default chosen by eight at once is one of them, and an account that is added is one however often it is sent', async () => {
  const headers = await t.signIn('math');
  for (let round = 0; round < 20; round++) {
    const ids = await fill(round);
    const answers = await Promise.all(
      ids.map((id) => t.request({ method: 'POST', url: `/tns/v1/payment-accounts/${id}/default`, headers })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    expect(await countOf('payment_account where is_default')).toBe(1);
  }
  await t.database.raw.exec('delete from payment_account');
  const payload = {
    clientId: randomUUID(),
    accountNumber: '970400001',
    holder: '시험 선생님',
    bankCode: 'BANK_A',
    proof: { password: PASSWORD },
  };
  const post = (app: TestApp, sent: Record<string, string>) =>
    app.request({ method: 'POST', url: '/tns/v1/payment-accounts', headers: sent, payload });
  const other = await second.signIn('math');
  const added = await Promise.all(
    Array.from({ length: CALLERS }, (_, no) => post(no % 2 ? second : t, no % 2 ? other : headers)),
  );
  const [one, ...others] = new Set(added.map(({ statusCode, body }) => `${statusCode} ${body}`));
  expect(one).toMatch(/^201 /);
  expect(others).toEqual([]);
  expect(await countOf('payment_account')).toBe(1);
});

it('a withdrawal and the deletion of its account: one of the two', async () => {
  const headers = await t.signIn('math');
  await t.fund(100_000_000);
  const seen = new Set<string>();
  for (let round = 0; round < 40; round++) {
    const [, id] = await fill(round);
    const [asked, removed] = await Promise.all([
      t.withdraw(100_000, { accountId: id! }).then(
        () => 'done',
        (error: { code?: string }) => error.code ?? String(error),
      ),
      t
        .request({ method: 'DELETE', url: `/tns/v1/payment-accounts/${id}`, headers })
        .then(({ statusCode, json }) => (statusCode === 200 ? 'done' : json<{ code: string }>().code)),
    ]);
    seen.add(`${asked} ${removed}`);
  }
  expect([...seen].filter((outcome) => !['done WITHDRAWAL_OPEN', 'NO_ACCOUNT done'].includes(outcome))).toEqual([]);
  expect(await t.drift()).toBe(0);
});

it('an account that is added and changed with the code of a mail, sent to two processes at once: both say that it happened [R45]', async () => {
  const signedIn = [await t.signIn('math'), await second.signIn('math')] as const;
  const twice = (method: 'POST' | 'PUT', url: string, payload: object) =>
    Promise.all(
      [t, second].map((app, no) =>
        app.request({ method, url: `/tns/v1/payment-accounts${url}`, headers: signedIn[no]!, payload }),
      ),
    );
  const sendCode = async () => {
    await t.database.raw.exec('delete from otp_challenge; delete from notification_delivery');
    const sent = await t.request({ method: 'POST', url: '/tns/v1/payment-codes', headers: signedIn[0], payload: {} });
    const [row] = await t.database.raw.query<{ title: string }>(
      `select letter->>'title' as title from notification_delivery where letter->>'title' ~ '[0-9]{6}'`,
    );
    return { codeId: sent.json<{ data: { codeId: string } }>().data.codeId, code: /\d{6}/.exec(row!.title)![0] };
  };
  await t.database.raw.query('update app_user set password_hash = null, email = $1 where id = $2', [
    'math@example.com',
    t.teacher.id,
  ]);
  for (let round = 0; round < 10; round++) {
    await t.database.raw.exec('delete from payment_account');
    const fields = { accountNumber: '970400001', holder: '시험 선생님', bankCode: 'BANK_A' };
    const added = await twice('POST', '', { ...fields, clientId: randomUUID(), proof: await sendCode() });
    expect(added.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { id } = added[0]!.json<{ data: { id: string } }>().data;
    const wanted = { ...fields, holder: '고친 이름', version: 1, proof: await sendCode() };
    const changed = await twice('PUT', `/${id}`, wanted);
    expect(changed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  }
});
