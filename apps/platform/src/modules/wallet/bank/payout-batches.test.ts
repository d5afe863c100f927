import papaparse from 'papaparse';
import type { Withdrawal } from '@portal/domain/wallet/withdrawal';
import { ACCOUNT_NUMBER, createWalletApp, type WalletApp } from '../../../testing/apps/wallet-app.ts';
import { batchBank } from './payout-bank.ts';

let t: WalletApp;
beforeAll(async () => {
  t = await createWalletApp(batchBank);
});
beforeEach(async () => {
  t.clock.set('2026-11-18T01:42:00Z');
  await t.database.raw
    .exec(`truncate ledger_entry, withdrawal_history, withdrawal, wallet_transaction, wallet, ops_item,
    payout_batch cascade; delete from notification; delete from payment_account where id <> 'pac_main'`);
  await t.fund(10_000_000);
});
afterEach(async () => expect(await t.drift()).toBe(0));
afterAll(() => t.close());

const get = async (id: string) => (await t.call<Withdrawal>('GET', `/${id}`)).data;
async function approved(amount: number, accountId?: string): Promise<string> {
  const id = await t.withdraw(amount, accountId === undefined ? {} : { accountId });
  await t.decide(id);
  return id;
}
const rowsOf = (file: string) =>
  papaparse.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true }).data;
const answerOf = (...lines: (readonly [reference: string, amount: number | string, status: string])[]) =>
  ['reference,amount,status', ...lines.map((line) => line.join(','))].join('\r\n');
const codeOf = async (id: string) => (await get(id)).code;

describe('a file for the bank [INC-4]', () => {
  it('has what was approved, once, and marks it as sent by its batch', async () => {
    const [first, second, waiting] = [await approved(1_000_000), await approved(2_000_000), await t.withdraw(300_000)];
    // By itself this bank takes nothing.
    await t.wallet.advancePayouts();
    expect((await get(first)).stage).toBe('APPROVED');
    const batch = (await t.wallet.payoutBatches.send())!;
    expect(batch).toMatchObject({ count: 2, total: 3_000_000, id: expect.stringMatching(/^bat_/) as string });
    expect(rowsOf(batch.file)).toEqual(
      await Promise.all(
        [first, second].map(async (id) => ({
          batch_id: batch.id,
          reference: await codeOf(id),
          amount: String((await get(id)).amount),
          currency: 'VND',
          bank_code: '970436',
          bank_name: '은행 A',
          account_number: ACCOUNT_NUMBER,
          account_holder: '시험 선생님',
        })),
      ),
    );
    expect(batch.file.endsWith('\r\n')).toBe(true);
    expect([(await get(first)).stage, (await get(second)).stage, (await get(waiting)).stage]).toEqual([
      'SENT',
      'SENT',
      'REQUESTED',
    ]);
    expect(await t.wallet.payoutBatches.send()).toBeUndefined();
    expect((await t.wallet.payoutBatches.again(batch.id)).file).toBe(batch.file);
    await expect(t.wallet.payoutBatches.again('bat_none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
    ['+82 이름', `'+82 이름`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['-1', `'-1`],
    [' =1+1', `' =1+1`],
    ['＝1+1', `'＝1+1`],
    ['이름, 둘째 "별명"', '이름, 둘째 "별명"'],
  ])('lets no holder such as %s reckon in a spreadsheet, nor break a line', async (holder, read) => {
    await t.addAccount({ id: 'pac_odd', accountNumber: '0012345', holder });
    await approved(1_000_000, 'pac_odd');
    const [row, ...rest] = rowsOf((await t.wallet.payoutBatches.send())!.file);
    expect([row!['account_holder'], row!['account_number'], rest]).toEqual([read, '0012345', []]);
  });

  it('is one for each payment, however many ask for it at once', async () => {
    const ids = [];
    for (let no = 0; no < 6; no++) ids.push(await approved(100_000));
    const batches = await Promise.all(Array.from({ length: 4 }, () => t.wallet.payoutBatches.send()));
    const sent = batches.flatMap((batch) => (batch ? rowsOf(batch.file) : [])).map((row) => row['reference']);
    expect(sent.toSorted()).toEqual((await Promise.all(ids.map(codeOf))).toSorted());
  });
});

describe('the answer of the bank', () => {
  it('pays and brings back, tells her, and changes nothing when it is read again', async () => {
    const [paid, refused, open] = [await approved(1_000_000), await approved(2_000_000), await approved(3_000_000)];
    await t.wallet.payoutBatches.send();
    const answer = answerOf(
      [await codeOf(paid), 1_000_000, 'PAID'],
      [await codeOf(refused), 2_000_000, 'holder_differs '],
    );
    const { read } = t.wallet.payoutBatches;
    expect(await read(`\uFEFF${answer}`)).toEqual({ paid: 1, refused: 1, known: 0, problems: [] });
    expect(await get(paid)).toMatchObject({ state: 'SUCCESS' });
    expect(await get(refused)).toMatchObject({ state: 'FAILED', failure: { cause: 'HOLDER_DIFFERS' } });
    expect(await get(open)).toMatchObject({ state: 'IN_PROGRESS', stage: 'SENT' });
    const balance = await t.balance();
    expect(balance).toEqual({ available: 6_000_000, onHold: 3_000_000 });
    expect((await t.notices()).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['출금이 끝났어요', '출금하지 못했어요']),
    );
    expect(await read(answer)).toEqual({ paid: 0, refused: 0, known: 2, problems: [] });
    expect(await t.balance()).toEqual(balance);
  });

  it('that names one withdrawal twice does it once, and says of the second line what the first has made of it', async () => {
    const [same, other] = [await approved(1_000_000), await approved(2_000_000)];
    await t.wallet.payoutBatches.send();
    const [sameCode, otherCode] = [await codeOf(same), await codeOf(other)];
    expect(
      await t.wallet.payoutBatches.read(
        answerOf(
          [sameCode, 1_000_000, 'PAID'],
          [sameCode, 1_000_000, 'PAID'],
          [otherCode, 2_000_000, 'PAID'],
          [otherCode, 2_000_000, 'ACCOUNT_CLOSED'],
        ),
      ),
    ).toEqual({ paid: 2, refused: 0, known: 1, problems: [`5번째 줄 ${otherCode}: 이미 끝난 출금이에요 (완료)`] });
  });

  it('of thousands of lines is looked up by hundreds, not line by line', async () => {
    const id = await approved(1_000_000);
    await t.wallet.payoutBatches.send();
    const unknown = Array.from(
      { length: 2_000 },
      (_, no) => [`WD-261118-${'A'.repeat(8)}${1_000 + no}`, 1, 'PAID'] as const,
    );
    const answer = answerOf(...unknown, [await codeOf(id), 1_000_000, 'PAID']);
    const asked = jest.spyOn(t.database.db, 'select');
    const { paid, problems } = await t.wallet.payoutBatches.read(answer);
    expect([paid, problems.length]).toEqual([1, 2_000]);
    expect(asked.mock.calls.length).toBeLessThan(10);
    asked.mockRestore();
  });

  it('read by several at once is done once', async () => {
    const id = await approved(1_000_000);
    await t.wallet.payoutBatches.send();
    const answer = answerOf([await codeOf(id), 1_000_000, 'ACCOUNT_CLOSED']);
    const reads = await Promise.all(Array.from({ length: 6 }, () => t.wallet.payoutBatches.read(answer)));
    expect([reads.reduce((sum, one) => sum + one.refused, 0), reads.flatMap(({ problems }) => problems)]).toEqual([
      1,
      [],
    ]);
    expect(await t.balance()).toEqual({ available: 10_000_000, onHold: 0 });
  });

  it('that says another thing than one read at the same moment is told so, and never called known', async () => {
    const ids = [];
    for (let no = 0; no < 4; no++) ids.push(await approved(1_000_000));
    await t.wallet.payoutBatches.send();
    const codes = await Promise.all(ids.map(codeOf));
    const [paid, closed] = await Promise.all(
      ['PAID', 'ACCOUNT_CLOSED'].map((status) =>
        t.wallet.payoutBatches.read(answerOf(...codes.map((code) => [code, 1_000_000, status] as const))),
      ),
    );
    expect(paid!.paid + closed!.refused).toBe(4);
    expect([paid!.known, closed!.known]).toEqual([0, 0]);
    expect([paid!.problems.length, closed!.problems.length]).toEqual([closed!.refused, paid!.paid]);
  });

  it('names its lines as an editor does, also behind empty ones, and says in Korean what a short one lacks', async () => {
    const { problems } = await t.wallet.payoutBatches.read(
      'reference,amount,status\n\n,,\nWD-261118-AAAAAAAA,1000000,PAID\nWD-261118-AAAAAAAB,1000000\n',
    );
    expect(problems).toEqual([
      '4번째 줄 WD-261118-AAAAAAAA: 그런 출금이 없어요',
      '5번째 줄: status는 PAID, HOLDER_DIFFERS, ACCOUNT_CLOSED 가운데 하나예요',
    ]);
  });

  it('is not done where it names what is unknown, ended, not sent or of another amount; each line is named', async () => {
    const [sent, ended] = [await approved(1_000_000), await approved(2_000_000)];
    await t.wallet.payoutBatches.send();
    await t.wallet.payoutBatches.read(answerOf([await codeOf(ended), 2_000_000, 'PAID']));
    const waiting = await approved(3_000_000);
    const { paid, refused, known, problems } = await t.wallet.payoutBatches.read(
      answerOf(
        ['WD-261118-AAAAAAAA', 1_000_000, 'PAID'],
        [await codeOf(ended), 2_000_000, 'ACCOUNT_CLOSED'],
        [await codeOf(waiting), 3_000_000, 'PAID'],
        [await codeOf(sent), 999_999, 'PAID'],
        [await codeOf(sent), '1e6', 'PAID'],
        [await codeOf(sent), 1_000_000, 'MAYBE'],
        ['=1+1', 1_000_000, 'PAID'],
      ),
    );
    expect([paid, refused, known]).toEqual([0, 0, 0]);
    expect(problems).toEqual([
      '2번째 줄 WD-261118-AAAAAAAA: 그런 출금이 없어요',
      `3번째 줄 ${await codeOf(ended)}: 이미 끝난 출금이에요 (완료)`,
      `4번째 줄 ${await codeOf(waiting)}: 은행에 보낸 출금이 아니에요 (지급 승인)`,
      `5번째 줄 ${await codeOf(sent)}: 금액이 달라요: 1,000,000đ인 출금이에요`,
      '6번째 줄: amount가 정수가 아니에요',
      '7번째 줄: status는 PAID, HOLDER_DIFFERS, ACCOUNT_CLOSED 가운데 하나예요',
      '8번째 줄: reference가 출금 번호가 아니에요',
    ]);
    expect(await get(sent)).toMatchObject({ state: 'IN_PROGRESS', stage: 'SENT' });
  });

  it.each(['', 'something else', 'reference,status\nWD-261118-AAAAAAAA,PAID'])(
    'that is no answer, such as %j, is refused',
    async (text) => {
      await expect(t.wallet.payoutBatches.read(text)).rejects.toMatchObject({ code: 'VALIDATION' });
    },
  );
});
