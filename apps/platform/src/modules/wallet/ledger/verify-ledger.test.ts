import { createIncomeApp, type IncomeApp } from '../../../testing/apps/income-app.ts';
import { anAccountRow } from '../../../testing/apps/wallet-app.ts';
import { paymentAccount } from '../wallet.tables.ts';

const NET = 40_200;
let t: IncomeApp;
let id: string;
beforeAll(async () => {
  t = await createIncomeApp();
  id = await t.earned();
  for (let more = 0; more < 3; more++) await t.earned();
  await t.adjust(id, -1_000);
}, 120_000);
afterAll(() => t.close());

/** Somebody writes past every guard of the database. */
async function tamper(table: string, statement: string): Promise<void> {
  await t.sql(`alter table ${table} disable trigger user`);
  await t.sql(statement);
  await t.sql(`alter table ${table} enable trigger user`);
}

describe('the check of the ledger [R10]', () => {
  it('finds nothing where everything comes from its cause', async () => {
    expect(await t.differences()).toEqual([]);
  });

  it.each([
    ['WALLET', 'wallet', 'update wallet set available = available + SIGN 1'],
    [
      'TRANSACTION',
      'wallet_transaction',
      `update wallet_transaction set amount = amount + SIGN 1 where reason = 'ADJUSTMENT'`,
    ],
    ['INCOME', 'lesson_income', 'update lesson_income set platform = platform + SIGN 1, channel = channel - (SIGN 1)'],
    ['INCOME', 'lesson_income', `update lesson_income set minutes = minutes + SIGN 1`],
    ['INCOME', 'income_part', 'update income_part set package_fee = package_fee + SIGN 8'],
    ['INCOME', 'ledger_entry', `update ledger_entry set amount = amount + SIGN 1 where system_account = 'FEE_CHANNEL'`],
    ['ADJUSTMENT', 'income_adjustment', 'update income_adjustment set amount = amount + SIGN 1'],
    ['INCOME_MONTH', 'income_month', 'update income_month set net = net + SIGN 1'],
    ['TRANSACTION_MONTH', 'transaction_month', 'update transaction_month set count = count + SIGN 1'],
  ])('names a %s whose %s somebody has changed', async (of, table, statement) => {
    await tamper(table, statement.replaceAll('SIGN', ''));
    expect((await t.differences()).map((one) => one.of)).toContain(of);
    await tamper(table, statement.replaceAll('SIGN', '-'));
    expect(await t.differences()).toEqual([]);
  });

  it('names income that came for no lesson', async () => {
    await tamper(
      'wallet_transaction',
      `update wallet_transaction set ref_id = 'none' where ref_id = '${id}' and kind = 'TU'`,
    );
    expect(await t.differences()).toMatchObject([{ of: 'CAUSE' }]);
    await tamper('wallet_transaction', `update wallet_transaction set ref_id = '${id}' where ref_id = 'none'`);
    expect(await t.differences()).toEqual([]);
  });
});

describe('the end of a month [INC-4]', () => {
  it('pays no wallet that does not add up, and pays it once it does', async () => {
    const account = anAccountRow(t.teacher.id, { id: 'pac_main', isDefault: true }, t.clock.now());
    await t.database.db.insert(paymentAccount).values(account);
    t.clock.set('2027-03-01T00:00:00Z');
    await tamper('income_month', 'update income_month set gross = gross + 1');
    await t.wallet.payMonthEnd();
    expect(await t.balance()).toEqual({ available: 4 * NET - 1_000, onHold: 0 });
    await tamper('income_month', 'update income_month set gross = gross - 1');
    await t.wallet.payMonthEnd();
    expect(await t.balance()).toEqual({ available: 0, onHold: 4 * NET - 1_000 });
  });
});
