import { randomUUID } from 'node:crypto';
import {
  moveWithdrawal,
  WITHDRAWAL_EVENTS,
  WITHDRAWAL_FAILURE_LABELS,
  type Withdrawal,
  type WithdrawalPlace,
} from '@portal/domain/wallet/withdrawal';
import { ACCEPT, ACCOUNT_NUMBER, createWalletApp, DECLINE, type WalletApp } from '../../testing/apps/wallet-app.ts';
import type { PayoutBank } from './bank/payout-bank.ts';

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
  bank.send.mockResolvedValue('TAKEN');
  bank.outcomeOf.mockResolvedValue('WAITING');
  t.clock.set('2026-11-18T01:42:00Z');
  await t.database.raw
    .exec(`truncate ledger_entry, withdrawal_history, withdrawal, wallet_transaction, wallet, ops_item cascade;
    delete from payment_account where id <> 'pac_main'; delete from notification`);
});
afterAll(() => t.close());

const get = async (id: string) => (await t.call<Withdrawal>('GET', `/${id}`)).data;
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** Brings one to a place by the way a real one takes. */
async function at(place: WithdrawalPlace): Promise<string> {
  const id = await t.withdraw(1_000_000);
  if (place === 'REQUESTED') return id;
  if (place === 'FAILED') await t.call('POST', `/${id}/cancel`);
  else await t.decide(id);
  if (place === 'SENT' || place === 'SUCCESS') await t.wallet.advancePayouts();
  if (place === 'SUCCESS') {
    bank.outcomeOf.mockResolvedValue('PAID');
    await t.wallet.advancePayouts();
  }
  return id;
}

describe('a withdrawal', () => {
  beforeEach(() => t.fund(5_000_000));

  it('holds the amount, waits at the desk, is paid by the bank, and she hears of each [INC-2]', async () => {
    const id = await t.withdraw(3_000_000);
    expect(await t.balance()).toEqual({ available: 2_000_000, onHold: 3_000_000 });
    expect(await get(id)).toMatchObject({
      amount: 3_000_000,
      state: 'IN_PROGRESS',
      stage: 'REQUESTED',
      trigger: 'MANUAL',
      failure: null,
      account: { id: 'pac_main', accountNumber: '••••5678', holder: '시험 선생님', bank: { name: '은행 A' } },
      // The end of the next working day in Seoul.
      dueAt: '2026-11-19T09:00:00.000Z',
    });
    await t.decide(id);
    expect(await get(id)).toMatchObject({ state: 'IN_PROGRESS', stage: 'APPROVED' });
    await t.wallet.advancePayouts();
    await t.wallet.advancePayouts();
    expect(await get(id)).toMatchObject({ state: 'IN_PROGRESS', stage: 'SENT' });
    expect(await t.balance()).toEqual({ available: 2_000_000, onHold: 3_000_000 });
    bank.outcomeOf.mockResolvedValue('PAID');
    await t.wallet.advancePayouts();
    expect(await get(id)).toMatchObject({ state: 'SUCCESS', stage: 'SENT', finishedAt: '2026-11-18T01:42:00.000Z' });
    expect(await t.balance()).toEqual({ available: 2_000_000, onHold: 0 });
    expect((await t.notices()).map(({ title, kind, content }) => [kind, title, content])).toEqual([
      ['PAYOUT', '출금이 끝났어요', '3,000,000đ, 은행 A ••••5678. 계좌를 확인해 주세요.'],
      ['PAYOUT', '출금을 승인했어요', '3,000,000đ, 은행 A ••••5678. 곧 은행에서 보내요.'],
      [
        'PAYOUT',
        '출금을 신청했어요',
        '3,000,000đ, 은행 A ••••5678. 운영팀이 확인한 뒤에 보내요. 신청한 적이 없다면 바로 취소하고 비밀번호를 바꿔 주세요.',
      ],
    ]);
    expect(await t.drift()).toBe(0);
  });

  it('shows the operator what she has to know, without the number of the account [R50]', async () => {
    await t.withdraw(1_000_000);
    const id = await t.withdraw(3_000_000);
    const details = await t.desk.material(id);
    const fields = details && 'fields' in details ? details.fields.map(({ path, text }) => [path, text]) : [];
    expect(fields).toEqual([
      ['code', expect.stringMatching(/^WD-261118-/)],
      ['amount', '3,000,000đ'],
      ['bank', '은행 A'],
      ['account', '••••5678'],
      ['holder', '시험 선생님'],
      ['trigger', '선생님 신청'],
      ['balanceBefore', '4,000,000đ'],
      ['balanceAfter', '1,000,000đ'],
      ['earlier', '18/11/2026 · 1,000,000đ · 은행 A ••••5678 · 처리 중'],
    ]);
    await t.decide(id, DECLINE);
    const ended = await t.desk.material(id);
    expect(ended && 'fields' in ended && ended.fields).toContainEqual({
      path: 'end',
      label: '결과',
      text: `실패 · 18/11/2026 · ${WITHDRAWAL_FAILURE_LABELS.DECLINED} · 예금주를 확인해 주세요.`,
    });
    expect(details?.item).toMatchObject({ title: '3,000,000đ · 은행 A', state: 'WAITING', teacherId: t.teacher.id });
  });

  it('is marked in the row of the desk where its account has another name than its teacher [PAY-1]', async () => {
    for (const holder of ['시험선생님', 'NGUYEN THI HOA']) {
      await t.database.raw.query(`update payment_account set holder = $1 where id = 'pac_main'`, [holder]);
      await t.withdraw(1_000_000);
    }
    await t.database.raw.query(`update payment_account set holder = '시험 선생님' where id = 'pac_main'`);
    const { items } = await t.desk.list({ operatorId: 'op', filter: 'OPEN', page: 1 });
    expect(items.map(({ mark }) => mark)).toEqual(['', '예금주가 선생님 이름과 달라요']);
  });

  describe('of more than one person may decide', () => {
    beforeEach(() => t.fund(20_000_000));
    const history = (id: string) =>
      t.database.raw.query(
        `select event, to_place as place, actor_id as actor from withdrawal_history where withdrawal_id = $1 order by seq`,
        [id],
      );

    it('is also the sum of several that one person lets through within a week', async () => {
      const [first, second, third] = [
        await t.withdraw(6_000_000),
        await t.withdraw(4_000_000),
        await t.withdraw(100_000),
      ];
      await t.decide(first);
      await t.decide(second);
      expect(await get(second)).toMatchObject({ stage: 'APPROVED' });
      await t.decide(third);
      expect(await get(third)).toMatchObject({ stage: 'REQUESTED' });
      expect(await t.desk.material(third)).toMatchObject({
        fields: expect.arrayContaining([
          expect.objectContaining({
            path: 'second',
            text: expect.stringContaining('7일 동안 승인한 금액과 더하면') as string,
          }),
        ]) as unknown,
      });
      t.clock.set('2026-11-26T01:42:00Z');
      const later = await t.withdraw(100_000);
      await t.decide(later);
      expect(await get(later)).toMatchObject({ stage: 'APPROVED' });
      t.clock.set('2026-11-18T01:42:00Z');
    });

    it('is paid after the yes of two, who are not the same', async () => {
      const id = await t.withdraw(10_000_001);
      await t.desk.pickUp(id, 'op1');
      await t.desk.decide(id, 'op1', ACCEPT);
      expect(await get(id)).toMatchObject({ state: 'IN_PROGRESS', stage: 'REQUESTED' });
      expect((await t.desk.material(id))?.item).toMatchObject({
        state: 'WAITING',
        reviewerId: null,
        confirmation: { id: 'op1', at: '2026-11-18T01:42:00.000Z' },
      });
      expect(await refused(t.desk.decide(id, 'op1', ACCEPT))).toBe('WRONG_STATE');
      expect(await refused(t.desk.pickUp(id, 'op1'))).toBe('SECOND_PERSON');
      await t.desk.pickUp(id, 'op2');
      await t.desk.decide(id, 'op2', ACCEPT);
      expect(await get(id)).toMatchObject({ stage: 'APPROVED' });
      expect(await history(id)).toEqual([
        { event: 'REQUEST', place: 'REQUESTED', actor: t.teacher.id },
        { event: 'CONFIRM', place: 'REQUESTED', actor: 'op1' },
        { event: 'APPROVE', place: 'APPROVED', actor: 'op2' },
      ]);
      expect(await t.drift()).toBe(0);
    });

    it('says so at the desk, and up to the limit one is enough', async () => {
      const [large, small] = [await t.withdraw(10_000_001), await t.withdraw(10_000_000)];
      const textOf = async (id: string) =>
        (await t.desk.material(id).then((found) => (found && 'fields' in found ? found.fields : []))).find(
          ({ path }) => path === 'second',
        )?.text;
      expect(await textOf(large)).toBe('10,000,000đ을 넘어서 서로 다른 두 사람이 확인해요.');
      expect(await textOf(small)).toBeUndefined();
      await t.decide(small);
      expect(await get(small)).toMatchObject({ stage: 'APPROVED' });
    });

    it('is declined by either of them, and the teacher can cancel it between the two', async () => {
      const [first, second, between] = [
        await t.withdraw(10_000_001, { key: randomUUID() }),
        await t.fund(30_000_000).then(() => t.withdraw(10_000_002)),
        await t.withdraw(10_000_003),
      ];
      await t.decide(first, DECLINE);
      expect(await get(first)).toMatchObject({ state: 'FAILED' });
      await t.decide(second);
      await t.desk.pickUp(second, 'op2');
      await t.desk.decide(second, 'op2', DECLINE);
      expect(await get(second)).toMatchObject({ state: 'FAILED' });
      await t.decide(between);
      await t.call('POST', `/${between}/cancel`);
      expect(await get(between)).toMatchObject({ state: 'FAILED', failure: { cause: 'CANCELED_BY_TEACHER' } });
      expect(await refused(t.desk.pickUp(between, 'op2'))).toBe('WRONG_STATE');
      expect(await t.drift()).toBe(0);
    });
  });

  it('that is declined brings the money back, with the reason', async () => {
    const id = await t.withdraw(3_000_000);
    await t.decide(id, DECLINE);
    expect(await get(id)).toMatchObject({
      state: 'FAILED',
      stage: 'REQUESTED',
      failure: { cause: 'DECLINED', note: '예금주를 확인해 주세요.' },
    });
    expect(await t.balance()).toEqual({ available: 5_000_000, onHold: 0 });
    expect(
      await t.database.raw.query(`select kind, state, reason, amount::int from wallet_transaction order by seq`),
    ).toEqual([
      { kind: 'TU', state: 'SUCCESS', reason: 'LESSON_INCOME', amount: 5_000_000 },
      { kind: 'WD', state: 'FAILED', reason: 'PAYOUT', amount: 3_000_000 },
      { kind: 'TU', state: 'SUCCESS', reason: 'PAYOUT_RETURN', amount: 3_000_000 },
    ]);
    // Neither half of what did not happen is in the totals, unless she asks for what came back.
    const totals = async (query = '') =>
      (await t.call<{ totals: object[] }>('GET', `/tns/v1/transactions?currency=VND${query}`)).data.totals;
    expect(await totals()).toEqual([{ currency: 'VND', count: 1, in: 5_000_000, out: 0, returned: 0, expired: 0 }]);
    expect(await totals('&reason=PAYOUT_RETURN')).toEqual([
      { currency: 'VND', count: 1, in: 3_000_000, out: 0, returned: 0, expired: 0 },
    ]);
    const month = '&from=2026-11-01&to=2026-11-30';
    expect(await totals(month)).toEqual([
      { currency: 'VND', count: 1, in: 5_000_000, out: 0, returned: 0, expired: 0 },
    ]);
    expect((await t.notices())[0]).toMatchObject({
      title: '출금하지 못했어요',
      content: expect.stringContaining('이유: 예금주를 확인해 주세요.') as string,
    });
  });

  it.each(['APPROVED', 'SENT'] as const)('that the bank refuses when it is %s brings the money back', async (stage) => {
    const id = await at(stage);
    bank.send.mockResolvedValue('HOLDER_DIFFERS');
    bank.outcomeOf.mockResolvedValue('ACCOUNT_CLOSED');
    await t.wallet.advancePayouts();
    const cause = stage === 'SENT' ? 'ACCOUNT_CLOSED' : 'HOLDER_DIFFERS';
    expect(await get(id)).toMatchObject({ state: 'FAILED', stage, failure: { cause, note: '' } });
    expect(await t.balance()).toEqual({ available: 5_000_000, onHold: 0 });
    expect(await t.drift()).toBe(0);
  });

  it('waits while the bank cannot be reached, and does not keep others waiting', async () => {
    const [one, two] = [await at('APPROVED'), await t.withdraw(2_000_000)];
    await t.decide(two);
    bank.send.mockRejectedValueOnce(new Error(`cannot pay ${one}`));
    await t.wallet.advancePayouts();
    expect([(await get(one)).stage, (await get(two)).stage]).toEqual(['APPROVED', 'SENT']);
    await t.wallet.advancePayouts();
    expect((await get(one)).stage).toBe('SENT');
  });

  it('can be cancelled until it is decided, also while it is looked at; twice is once [R45]', async () => {
    const id = await t.withdraw(3_000_000);
    await t.desk.pickUp(id, 'op');
    for (let time = 0; time < 2; time++)
      expect(await t.call('POST', `/${id}/cancel`)).toMatchObject({
        status: 200,
        data: { state: 'FAILED', failure: { cause: 'CANCELED_BY_TEACHER' } },
      });
    expect(await t.balance()).toEqual({ available: 5_000_000, onHold: 0 });
    expect(await refused(t.desk.decide(id, 'op', DECLINE))).toBe('WRONG_STATE');
    const told = await t.desk.material(id);
    expect(told && 'fields' in told && told.fields.find(({ path }) => path === 'end')?.text).toMatch(/^취소 · /);
    const failed = await t.call<{ items: object[] }>('GET', '/tns/v1/transactions?state=FAILED');
    expect(failed.data.items).toMatchObject([{ kind: 'WD', failCause: 'CANCELED_BY_TEACHER' }]);
    expect(await t.drift()).toBe(0);
  });

  it.each(['REQUESTED', 'APPROVED', 'SENT', 'SUCCESS', 'FAILED'] as const)(
    'takes from %s the steps of its table and no other [R15]',
    async (place) => {
      for (const event of WITHDRAWAL_EVENTS) {
        // The first yes of two is for larger amounts, and has its own tests above.
        if (event === 'REQUEST' || event === 'CONFIRM') continue;
        bank.outcomeOf.mockResolvedValue('WAITING');
        bank.send.mockResolvedValue('TAKEN');
        const id = await at(place);
        const before = await get(id);
        bank.send.mockResolvedValue(event === 'RETURN' ? 'HOLDER_DIFFERS' : 'TAKEN');
        bank.outcomeOf.mockResolvedValue(
          event === 'RETURN' ? 'ACCOUNT_CLOSED' : event === 'SETTLE' ? 'PAID' : 'WAITING',
        );
        if (event === 'CANCEL') await t.call('POST', `/${id}/cancel`);
        else if (event === 'APPROVE') await refused(t.decide(id));
        else if (event === 'DECLINE') await refused(t.decide(id, DECLINE));
        else if (!(event === 'SETTLE' && place === 'APPROVED')) await t.wallet.advancePayouts();
        const after = await get(id);
        const to = moveWithdrawal(place, event);
        if (to) expect([event, after.state === 'IN_PROGRESS' ? after.stage : after.state]).toEqual([event, to]);
        else expect([event, after]).toEqual([event, before]);
        expect(await t.drift()).toBe(0);
        await t.fund(1_000_000);
      }
    },
  );
});

describe('asking for one', () => {
  it.each([
    ['less is there', 200_000, undefined, 'BALANCE_NOT_ENOUGH'],
    ['it is below the least', 99_999, undefined, 'AMOUNT_TOO_SMALL'],
    ['it is above the largest', 1_000_000_000, undefined, 'VALIDATION'],
    ['it is no whole amount', 100_000.5, undefined, 'VALIDATION'],
    ['the account is not hers', 100_000, 'pac_other', 'NO_ACCOUNT'],
    ['the account is not verified', 100_000, 'pac_new', 'ACCOUNT_ON_HOLD'],
    ['the account was changed today', 100_000, 'pac_changed', 'ACCOUNT_ON_HOLD'],
  ])('is refused when %s, and leaves nothing behind', async (_why, amount, accountId, code) => {
    await t.fund(150_000);
    await t.addAccount({ id: 'pac_other' }, 'somebody');
    await t.addAccount({ id: 'pac_new', accountNumber: '1', verifiedAt: null });
    await t.addAccount({ id: 'pac_changed', accountNumber: '2', holdUntil: new Date('2026-11-19T00:00:00Z') });
    expect(await refused(t.withdraw(amount, accountId === undefined ? {} : { accountId }))).toBe(code);
    expect([await t.balance(), (await t.call<{ total: number }>('GET', '')).data.total]).toEqual([
      { available: 150_000, onHold: 0 },
      0,
    ]);
  });

  it('twice with one key is one withdrawal; with other content it is refused [R11]', async () => {
    await t.fund(1_000_000);
    const key = randomUUID();
    const ids = [await t.withdraw(200_000, { key }), await t.withdraw(200_000, { key })];
    expect(new Set(ids).size).toBe(1);
    expect(await refused(t.withdraw(300_000, { key }))).toBe('KEY_REUSED');
    expect(await t.balance()).toEqual({ available: 800_000, onHold: 200_000 });
  });
});

it('the list is hers alone, the newest first, by state and by days of her zone [R09]', async () => {
  await t.fund(5_000_000);
  // Midnight of the 18th in Seoul.
  t.clock.set('2026-11-17T14:59:59Z');
  const first = await t.withdraw(100_000);
  t.clock.set('2026-11-17T15:00:00Z');
  const second = await t.withdraw(200_000);
  await t.call('POST', `/${second}/cancel`);
  t.clock.set('2026-11-18T01:42:00Z');
  const ids = async (query: string, who?: string) => {
    const { data } = await t.call<{ total: number; items: Withdrawal[] }>('GET', query, who);
    return [data.total, ...data.items.map(({ id }) => id)];
  };
  expect(await ids('')).toEqual([2, second, first]);
  expect(await ids('?size=1&page=2')).toEqual([2, first]);
  expect(await ids('?state=FAILED')).toEqual([1, second]);
  expect(await ids('?from=2026-11-18')).toEqual([1, second]);
  expect(await ids('?to=2026-11-17')).toEqual([1, first]);
  expect(await ids('?trigger=MONTH_END')).toEqual([0]);
  expect(await ids('', 'other')).toEqual([0]);
  expect(await t.call('POST', `/${first}/cancel`, 'other')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

it('no log says the number of an account [R29]', () => {
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('\n')).not.toContain(ACCOUNT_NUMBER);
});
