import { randomUUID } from 'node:crypto';
import type { Withdrawal, WithdrawalTerms } from '@portal/domain/wallet/withdrawal';
import { createWalletApp, type WalletApp } from '../../testing/apps/wallet-app.ts';
import { hearChanges } from '../../testing/hear-changes.ts';
import { PASSWORD } from '../../testing/test-app.ts';

let t: WalletApp;
beforeAll(async () => {
  t = await createWalletApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T01:42:00Z');
  await t.database.raw
    .exec(`truncate ledger_entry, withdrawal_history, withdrawal, wallet_transaction, wallet, ops_item cascade;
    delete from payment_account where id <> 'pac_main'; delete from otp_challenge; delete from login_attempt;
    delete from notification_delivery`);
  await t.database.raw.query(`update app_user set email = 'math@example.com' where id = $1`, [t.teacher.id]);
});
afterEach(async () => expect(await t.drift()).toBe(0));
afterAll(() => t.close());

const ask = (over: object = {}) =>
  t.call<Withdrawal>('POST', '', undefined, {
    clientId: randomUUID(),
    amount: 200_000,
    accountId: 'pac_main',
    proof: { password: PASSWORD },
    ...over,
  });
const terms = async () => (await t.call<WithdrawalTerms>('GET', '/tns/v1/withdrawal-terms')).data;
async function sendCode(): Promise<{ codeId: string; code: string }> {
  const { data } = await t.call<{ codeId: string }>('POST', '/tns/v1/payment-codes', undefined, {});
  const [row] = await t.database.raw.query<{ title: string }>(
    `select letter->>'title' as title from notification_delivery where letter is not null order by created_at desc limit 1`,
  );
  return { codeId: data.codeId, code: /\d{6}/.exec(row!.title)![0] };
}

describe('what a withdrawal would be', () => {
  it('is said before she asks for it: on a Wednesday two working days [INC-4]', async () => {
    expect((await terms()).available).toBe(0);
    await t.fund(1_500_000);
    expect(await terms()).toEqual({
      available: 1_500_000,
      min: 100_000,
      max: 999_999_999,
      fee: 0,
      approvedBy: '2026-11-19',
      arrivesOn: '2026-11-20',
      monthEndOn: '2026-12-01',
    });
  });

  it.each([
    ['a Friday evening, over the weekend', '2026-11-20T10:00:00Z', ['2026-11-23', '2026-11-24', '2026-12-01']],
    ['before Christmas and a weekend', '2026-12-23T03:00:00Z', ['2026-12-24', '2026-12-28', '2027-01-01']],
    ['the last minute of a year in Seoul', '2026-12-31T14:59:00Z', ['2027-01-04', '2027-01-05', '2027-01-01']],
    ['the first minute of the next one', '2026-12-31T15:00:00Z', ['2027-01-04', '2027-01-05', '2027-02-01']],
  ])('on %s counts working days', async (_when, now, days) => {
    t.clock.set(now);
    const { approvedBy, arrivesOn, monthEndOn } = await terms();
    expect([approvedBy, arrivesOn, monthEndOn]).toEqual(days);
  });
});

describe('a withdrawal that she asks for', () => {
  beforeEach(() => t.fund(1_000_000));

  it('is made by her password, and her pages hear of it', async () => {
    const heard = hearChanges(t.realtime);
    const { status, data } = await ask();
    expect(status).toBe(201);
    expect(data).toMatchObject({ amount: 200_000, state: 'IN_PROGRESS', stage: 'REQUESTED', trigger: 'MANUAL' });
    expect(data.dueAt.slice(0, 10)).toBe((await terms()).approvedBy);
    expect(await t.balance()).toEqual({ available: 800_000, onHold: 200_000 });
    expect(heard).toEqual([`${t.teacher.id} withdrawal.changed ${data.id}`, `${t.teacher.id} wallet.changed`]);
  });

  it('is made by the code of a mail; sent again when the code is used up it is the same one [R11]', async () => {
    const wanted = { clientId: randomUUID(), proof: await sendCode() };
    const made = await ask(wanted);
    expect(made.status).toBe(201);
    expect(await ask(wanted)).toEqual(made);
    expect(await ask({ proof: wanted.proof })).toMatchObject({ status: 422, code: 'OTP_EXPIRED' });
    expect(await t.balance()).toEqual({ available: 800_000, onHold: 200_000 });
  });

  it.each([
    [
      'the key was used, before everything',
      { amount: 300_000, accountId: 'pac_none', proof: { password: 'no' } },
      'KEY_REUSED',
    ],
    [
      'it is not she, before the amount',
      { clientId: undefined, amount: 1, accountId: 'pac_none', proof: { password: 'no' } },
      'PASSWORD_WRONG',
    ],
    [
      'it is too little, before the account',
      { clientId: undefined, amount: 99_999, accountId: 'pac_none' },
      'AMOUNT_TOO_SMALL',
    ],
    [
      'it is not there, before the account',
      { clientId: undefined, amount: 900_000, accountId: 'pac_none' },
      'BALANCE_NOT_ENOUGH',
    ],
    ['the account is not hers', { clientId: undefined, accountId: 'pac_none' }, 'NO_ACCOUNT'],
  ])('is refused where %s', async (_why, over, code) => {
    const clientId = randomUUID();
    await ask({ clientId });
    expect(await ask({ ...over, clientId: 'clientId' in over ? randomUUID() : clientId })).toMatchObject({ code });
    expect(await t.balance()).toEqual({ available: 800_000, onHold: 200_000 });
  });

  it('that is refused leaves the code for the next try', async () => {
    const proof = await sendCode();
    expect(await ask({ amount: 2_000_000, proof })).toMatchObject({ code: 'BALANCE_NOT_ENOUGH' });
    expect(await ask({ accountId: 'pac_none', proof })).toMatchObject({ code: 'NO_ACCOUNT' });
    expect((await ask({ proof })).status).toBe(201);
  });

  it('is not made by a code that was sent for something else', async () => {
    const { codeId, code } = await sendCode();
    await t.database.raw.exec(`update otp_challenge set purpose = 'SIGN_UP'`);
    expect(await ask({ proof: { codeId, code } })).toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('and sends 32 times at once is one, by password and by code [R11]', async () => {
    for (const proof of [{ password: PASSWORD }, await sendCode()]) {
      const clientId = randomUUID();
      const answers = await Promise.all(Array.from({ length: 32 }, () => ask({ clientId, proof })));
      expect(new Set(answers.map(({ status, data }) => `${status} ${data?.id}`)).size).toBe(1);
      expect(answers[0]!.status).toBe(201);
    }
    expect(await t.balance()).toEqual({ available: 600_000, onHold: 400_000 });
  });
});
