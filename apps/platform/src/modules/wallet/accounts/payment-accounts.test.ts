import { randomUUID } from 'node:crypto';
import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import { createWalletApp, type WalletApp } from '../../../testing/apps/wallet-app.ts';
import { PASSWORD } from '../../../testing/test-app.ts';
import type { PayoutBank } from '../bank/payout-bank.ts';

const PATH = '/tns/v1/payment-accounts';
const FIELDS = { accountNumber: '970401234567', holder: '시험 선생님', bankCode: 'BANK_B' };
const PROOF = { password: PASSWORD };
const HOUR = 3_600_000;
const bank = {
  send: jest.fn<ReturnType<PayoutBank['send']>, []>(),
  outcomeOf: jest.fn<ReturnType<PayoutBank['outcomeOf']>, []>(),
};
const logged: string[] = [];
let t: WalletApp;

beforeAll(async () => {
  t = await createWalletApp(bank, (line) => void logged.push(line));
});
beforeEach(async () => {
  t.clock.set('2026-11-18T01:42:00Z');
  bank.send.mockResolvedValue('TAKEN');
  bank.outcomeOf.mockResolvedValue('WAITING');
  await t.database.raw
    .exec(`truncate ledger_entry, withdrawal_history, withdrawal, wallet_transaction, wallet, ops_item cascade;
    delete from payment_account; delete from notification; delete from notification_delivery; delete from outbox;
    delete from login_attempt; delete from otp_challenge`);
});
afterAll(() => t.close());

interface List {
  items: PaymentAccount[];
  banks: { code: string; name: string }[];
  hasPassword: boolean;
}
const list = async (who?: string) => (await t.call<List>('GET', PATH, who)).data;
const create = (over: object = {}, who?: string) =>
  t.call<PaymentAccount>('POST', PATH, who, { clientId: randomUUID(), ...FIELDS, proof: PROOF, ...over });
const change = (id: string, over: object = {}) =>
  t.call<PaymentAccount>('PUT', `${PATH}/${id}`, undefined, { version: 1, ...FIELDS, proof: PROOF, ...over });
const remove = (id: string) => t.call('DELETE', `${PATH}/${id}`);
const makeDefault = (id: string) => t.call<PaymentAccount>('POST', `${PATH}/${id}/default`);
/** Of several, each with a number of its own, none of them held any more; their ids. */
async function several(count: number): Promise<string[]> {
  const ids = [];
  for (let no = 0; no < count; no++) {
    ids.push((await create({ accountNumber: `97040000000${no}` })).data.id);
    t.clock.advance(1_000);
  }
  t.clock.advance(25 * HOUR);
  return ids;
}
const letters = async () =>
  (
    await t.database.raw.query<{ letter: { to: string; title: string; content: string } }>(
      'select letter from notification_delivery where letter is not null order by created_at, id',
    )
  ).map(({ letter }) => letter);
const without = (what: 'password_hash' | 'email', work: () => Promise<void>) => async () => {
  const [kept] = await t.database.raw.query<Record<string, string>>(
    `select password_hash, email from app_user where id = $1`,
    [t.teacher.id],
  );
  const write = (value: string | null) =>
    t.database.raw.query(`update app_user set ${what} = $2 where id = $1`, [t.teacher.id, value]);
  // She is signed in before.
  await list();
  await write(null);
  await work().finally(() => write(kept![what]!));
};
const setEmail = (email: string | null) =>
  t.database.raw.query('update app_user set email = $2 where id = $1', [t.teacher.id, email]);

describe('the payment accounts of a teacher [PAY-1]', () => {
  beforeEach(() => setEmail('math@example.com'));

  it('begin with none and the banks to choose from; the first is the default, masked, and waits a day', async () => {
    expect(await list()).toMatchObject({ items: [], hasPassword: true });
    const { status, data } = await create();
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^pac_/) as string,
      accountNumber: '••••4567',
      holder: '시험 선생님',
      bank: { code: 'BANK_B', name: '은행 B' },
      isDefault: true,
      usableFrom: '2026-11-19T01:42:00.000Z',
      trouble: '',
      isInUse: false,
      version: 1,
    });
    expect((await list()).items).toEqual([data]);
    expect((await list('other')).items).toEqual([]);
    await t.fund(1_000_000);
    expect(await refused(t.withdraw(200_000, { accountId: data.id }))).toBe('ACCOUNT_ON_HOLD');
    t.clock.advance(24 * HOUR);
    expect((await list()).items[0]).toMatchObject({ usableFrom: null });
    expect(await t.withdraw(200_000, { accountId: data.id })).toMatch(/^wdr_/);
  });

  it.each([
    ['a number with a letter', { accountNumber: '12345A789' }, 'VALIDATION'],
    ['a number of 21 digits', { accountNumber: '1'.repeat(21) }, 'VALIDATION'],
    ['no holder', { holder: '  ' }, 'VALIDATION'],
    ['a bank that nobody knows', { bankCode: 'BANK_NONE' }, 'VALIDATION'],
    ['a wrong password', { proof: { password: 'not-hers' } }, 'PASSWORD_WRONG'],
    ['a code that was never sent', { proof: { codeId: 'otp_none', code: '123456' } }, 'OTP_EXPIRED'],
  ])('are not added with %s', async (_what, over, code) => {
    expect(await create(over)).toMatchObject({ code });
    expect((await list()).items).toEqual([]);
  });

  it('take a number of 20 digits, each once, and ten at most', async () => {
    expect((await create({ accountNumber: '1'.repeat(20) })).data.accountNumber).toBe('••••1111');
    expect(await create({ accountNumber: '1'.repeat(20) })).toMatchObject({ status: 409, code: 'ACCOUNT_DUPLICATE' });
    // The same number at another bank is another account.
    expect((await create({ accountNumber: '1'.repeat(20), bankCode: 'BANK_C' })).status).toBe(201);
    for (let no = 2; no < 10; no++) expect((await create({ accountNumber: `9999990${no}` })).status).toBe(201);
    expect(await create({ accountNumber: '88888888' })).toMatchObject({ status: 422, code: 'LIMIT_REACHED' });
    expect((await list()).items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('are one where the answer was lost and the same is sent again, at once or later [R45]', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ clientId })));
    answers.push(await create({ clientId }));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await list()).items).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  it('wait another day after a change, whose answer can be asked for again', async () => {
    const [id] = await several(1);
    const changed = await change(id!, { holder: '새 이름' });
    expect(changed).toMatchObject({ status: 200, data: { holder: '새 이름', version: 2, isDefault: true } });
    expect(new Date(changed.data.usableFrom!).getTime() - t.clock.now().getTime()).toBe(24 * HOUR);
    expect((await change(id!, { holder: '새 이름' })).data).toEqual(changed.data);
    expect(await change(id!, { holder: '그 앞의 이름' })).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(await letters()).toHaveLength(2);
  });

  it('refuse to become one that is there already', async () => {
    const [first, second] = await several(2);
    expect(await change(second!, { accountNumber: '970400000000' })).toMatchObject({ code: 'ACCOUNT_DUPLICATE' });
    expect(await change(first!, { accountNumber: '970400000000', holder: '고친 이름' })).toMatchObject({ status: 200 });
  });

  it('keep the only one; the default goes to the oldest that is usable', async () => {
    const [first, second, third] = await several(3);
    await change(second!, { accountNumber: '970400000001', holder: '고친 이름' });
    expect(await remove(first!)).toMatchObject({ status: 200 });
    // The second was changed a moment ago, so that the month's end could not pay to it.
    expect((await list()).items.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [third, true],
      [second, false],
    ]);
    expect(await remove(second!)).toMatchObject({ status: 200 });
    expect(await remove(third!)).toMatchObject({ status: 409, code: 'ONLY_ACCOUNT' });
    expect(await remove(first!)).toMatchObject({ status: 404 });
  });

  it('have the default that she chose', async () => {
    const [first, second] = await several(2);
    for (let time = 0; time < 2; time++) expect((await makeDefault(second!)).data).toMatchObject({ isDefault: true });
    expect((await list()).items.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect((await letters()).filter(({ title }) => title === '기본 정산 계좌를 바꿨어요')).toHaveLength(1);
  });

  it('stay as they are while a withdrawal is on its way to them', async () => {
    const [first, second] = await several(2);
    await t.fund(1_000_000);
    const id = await t.withdraw(200_000, { accountId: second! });
    expect((await list()).items.map(({ isInUse }) => isInUse)).toEqual([false, true]);
    expect(await change(second!, { holder: '다른 이름' })).toMatchObject({ status: 409, code: 'WITHDRAWAL_OPEN' });
    expect(await remove(second!)).toMatchObject({ status: 409, code: 'WITHDRAWAL_OPEN' });
    expect(await remove(first!)).toMatchObject({ status: 200 });
    await t.call('POST', `/${id}/cancel`);
    expect(await change(second!, { holder: '다른 이름' })).toMatchObject({ status: 200 });
  });

  it('say why the last payout failed, until one arrives or they are changed', async () => {
    const [id] = await several(1);
    const trouble = async () => (await list()).items[0]!.trouble;
    const pay = async (outcome: 'PAID' | 'HOLDER_DIFFERS' | 'ACCOUNT_CLOSED') => {
      await t.decide(await t.withdraw(200_000, { accountId: id! }));
      await t.wallet.advancePayouts();
      bank.outcomeOf.mockResolvedValue(outcome);
      await t.wallet.advancePayouts();
      t.clock.advance(HOUR);
    };
    await t.fund(2_000_000);
    await pay('HOLDER_DIFFERS');
    expect(await trouble()).toBe('예금주 이름이 계좌와 달라요');
    // What she takes back herself says nothing of the account.
    await t.call('POST', `/${await t.withdraw(200_000, { accountId: id! })}/cancel`);
    expect(await trouble()).toBe('예금주 이름이 계좌와 달라요');
    await pay('PAID');
    expect(await trouble()).toBe('');
    await pay('ACCOUNT_CLOSED');
    expect(await trouble()).toBe('돈을 받을 수 없는 계좌예요');
    await change(id!, { accountNumber: '970400000009' });
    expect(await trouble()).toBe('');
  });

  it('tell her of every change by mail and in her list, whatever she has switched off, and never the number', async () => {
    const [first, second] = await several(2);
    await change(second!, { accountNumber: '970400000001', holder: '고친 이름' });
    t.clock.advance(1_000);
    await remove(first!);
    const sent = await letters();
    expect(sent.map(({ to, title }) => [to, title])).toEqual([
      ['math@example.com', '정산 계좌를 등록했어요'],
      ['math@example.com', '정산 계좌를 등록했어요'],
      ['math@example.com', '정산 계좌를 바꿨어요'],
      ['math@example.com', '정산 계좌를 지웠어요'],
    ]);
    expect(sent[2]!.content).toContain('내가 하지 않았다면');
    expect(sent[2]!.content).toContain('20/11/2026 (금) 11:42 (서울 시각 기준)부터');
    const notices = await t.notices();
    expect(notices.map(({ title }) => title)).toEqual(sent.map(({ title }) => title).toReversed());
    expect(JSON.stringify([sent, notices])).not.toContain('97040');
  });
});

describe('who has no password [PAY-1]', () => {
  beforeEach(() => setEmail('math@example.com'));
  const sendCode = async () => {
    const { data, ...answer } = await t.call<{ codeId: string; sentTo: string; resendInSeconds: number }>(
      'POST',
      '/tns/v1/payment-codes',
      undefined,
      {},
    );
    const { title } = (await letters()).at(-1)!;
    return { ...answer, ...data, code: /\d{6}/.exec(title)?.[0] ?? '' };
  };

  it(
    'shows that it is she by the code of a mail, which counts once',
    without('password_hash', async () => {
      expect((await list()).hasPassword).toBe(false);
      expect(await create()).toMatchObject({ code: 'PASSWORD_WRONG' });
      const { codeId, code, sentTo, resendInSeconds } = await sendCode();
      expect([sentTo, resendInSeconds]).toEqual(['m****@example.com', 60]);
      const proof = { codeId, code };
      expect(await create({ proof: { codeId, code: code === '000000' ? '111111' : '000000' } })).toMatchObject({
        code: 'OTP_INVALID',
      });
      expect(await create({ proof: { codeId: 'otp_other', code } })).toMatchObject({ code: 'OTP_EXPIRED' });
      // What is refused for another cause leaves the code.
      const clientId = randomUUID();
      const made = await create({ clientId, proof });
      expect(made.status).toBe(201);
      expect((await create({ clientId, proof })).data.id).toBe(made.data.id);
      expect(await create({ accountNumber: '55556666', proof })).toMatchObject({ code: 'OTP_EXPIRED' });
    }),
  );

  it(
    'gets the lost answer of a change again, though its code is used up',
    without('password_hash', async () => {
      const proof = await sendCode().then(({ codeId, code }) => ({ codeId, code }));
      const { id } = (await create({ proof })).data;
      t.clock.advance(1_000);
      const next = await sendCode().then(({ codeId, code }) => ({ codeId, code }));
      const wanted = { holder: '고친 이름', proof: next };
      const changed = await change(id, wanted);
      expect(changed).toMatchObject({ status: 200, data: { version: 2 } });
      expect((await change(id, wanted)).data).toEqual(changed.data);
      expect(await change(id, { ...wanted, version: 2, holder: '또 다른 이름' })).toMatchObject({
        code: 'OTP_EXPIRED',
      });
    }),
  );

  it(
    'is told what to do where there is no address for a code',
    without('password_hash', async () => {
      await setEmail(null);
      const { status, code } = await t.call('POST', '/tns/v1/payment-codes', undefined, {});
      expect([status, code]).toEqual([400, 'VALIDATION']);
    }),
  );

  it('is not asked for by somebody else’s code', async () => {
    const { codeId, code } = await sendCode();
    expect(await create({ proof: { codeId, code } }, 'other')).toMatchObject({ code: 'OTP_EXPIRED' });
  });
});

it('guesses of a password are slowed as at the login [R26]', async () => {
  const codes = [];
  for (let nth = 0; nth < 5; nth++) codes.push((await create({ proof: { password: `guess-${nth}` } })).code);
  expect(codes.at(-1)).toBe('PASSWORD_WRONG');
  expect(await create()).toMatchObject({ status: 429, code: 'LOGIN_DELAYED' });
  t.clock.advance(HOUR);
  expect((await create()).status).toBe(201);
});

it('no log says a password, a code or the number of an account [R29]', () => {
  const all = logged.join('\n');
  expect(logged.length).toBeGreaterThan(0);
  for (const secret of [PASSWORD, FIELDS.accountNumber, 'guess-1', '97040000000']) expect(all).not.toContain(secret);
});

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
