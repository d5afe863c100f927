import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Notification } from '@portal/domain/notifications/notification';
import type { OpsSource, OpsVerdict } from '../../core/desk/ops-source.ts';
import type { PayoutBank } from '../../modules/wallet/module.ts';
import { paymentAccount } from '../../modules/wallet/wallet.tables.ts';
import { createTestApp, testClock, type TestApp, type TestClock } from '../test-app.ts';
import { importIncome } from './import-income.ts';

export const ACCOUNT_NUMBER = '970412345678';
const TOKEN_MS = 300_000;
export const ACCEPT: OpsVerdict = { decision: 'ACCEPT', reason: '', remarks: [] };
export const DECLINE: OpsVerdict = { decision: 'DECLINE', reason: '예금주를 확인해 주세요.', remarks: [] };

type Account = typeof paymentAccount.$inferInsert;
type AnyApp = Pick<TestApp, 'database' | 'clock'>;

export const anAccountRow = (teacherId: string, over: Partial<Account> & Pick<Account, 'id'>, now: Date): Account => ({
  teacherId,
  accountNumber: ACCOUNT_NUMBER,
  holder: '시험 선생님',
  bankCode: 'BANK_A',
  bankName: '은행 A',
  verifiedAt: now,
  createdAt: now,
  ...over,
});

/** Income of a teacher, now. */
export const fund = ({ database, clock }: AnyApp, teacherId: string, amount: number): Promise<void> =>
  database.db.transaction((tx) => importIncome(tx, teacherId, { amount, title: '수업료' }, clock.now()));

export interface WalletApp extends TestApp {
  readonly clock: TestClock;
  readonly teacher: { id: string };
  readonly desk: OpsSource;
  fund(amount: number, teacherId?: string): Promise<void>;
  addAccount(over: Partial<Account> & Pick<Account, 'id'>, teacherId?: string): Promise<void>;
  /** Of the teacher; its id. */
  withdraw(amount: number, over?: { key?: string; accountId?: string }): Promise<string>;
  /** The desk takes it up and decides. */
  decide(id: string, verdict?: OpsVerdict): Promise<void>;
  balance(teacherId?: string): Promise<{ available: number; onHold: number }>;
  /** A path behind `/tns/v1/withdrawals`, or a whole one. */
  call<T>(
    method: InjectOptions['method'],
    path: string,
    who?: string,
    body?: object,
  ): Promise<{ status: number; code?: string; data: T }>;
  notices(): Promise<Notification[]>;
  /** Wallets whose balance is not what their ledger says, and transactions that do not add up; 0 when all is well. */
  drift(): Promise<number>;
}

/** A platform with a teacher who has a default account and nothing in her wallet; the 18th of November 2026 in Seoul. */
export async function createWalletApp(payoutBank?: PayoutBank, onLog?: (line: string) => void): Promise<WalletApp> {
  const clock = testClock('2026-11-18T01:42:00Z');
  const t = await createTestApp({ clock, ...(payoutBank && { payoutBank }), ...(onLog && { onLog }) });
  const teacher = await t.addUser({ username: 'math' });
  await t.addUser({ username: 'other' });
  const { db, raw } = t.database;
  const desk = t.wallet.opsSources[0]!;
  const tokens = new Map<string, { readonly at: number; readonly headers: Promise<Record<string, string>> }>();
  /** Of a session that was begun less than five minutes ago, by the clock that tests move. */
  const headersOf = (username: string) => {
    const now = clock.now().getTime();
    const known = tokens.get(username);
    if (known && Math.abs(now - known.at) < TOKEN_MS) return known.headers;
    const headers = t.signIn(username);
    tokens.set(username, { at: now, headers });
    return headers;
  };
  const addAccount: WalletApp['addAccount'] = async (over, teacherId = teacher.id) =>
    void (await db.insert(paymentAccount).values(anAccountRow(teacherId, over, clock.now())));
  await addAccount({ id: 'pac_main', isDefault: true });

  return {
    ...t,
    clock,
    teacher,
    desk,
    addAccount,
    fund: (amount, teacherId = teacher.id) => fund({ ...t, clock }, teacherId, amount),
    async withdraw(amount, { key = randomUUID(), ...over } = {}) {
      return (await t.wallet.requestWithdrawal(teacher.id, { key, amount, ...over })).id;
    },
    async decide(id, verdict = ACCEPT) {
      await desk.pickUp(id, 'op');
      await desk.decide(id, 'op', verdict);
    },
    async balance(teacherId = teacher.id) {
      const [row] = await raw.query<{ available: string; onHold: string }>(
        `select available, on_hold as "onHold" from wallet where owner_id = $1 and currency = 'VND'`,
        [teacherId],
      );
      return { available: Number(row?.available ?? 0), onHold: Number(row?.onHold ?? 0) };
    },
    async call(method, path, who = 'math', payload) {
      const answer = await t.request({
        method: method!,
        url: path.startsWith('/tns/') ? path : `/tns/v1/withdrawals${path}`,
        headers: await headersOf(who),
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, ...answer.json() };
    },
    async notices() {
      await t.notifications.deliver();
      return raw.query<Notification>(`select * from notification where user_id = $1 order by seq desc`, [teacher.id]);
    },
    async drift() {
      const [row] = await raw.query<{ n: number }>(`
        with entry as (select *, case direction when 'CREDIT' then amount else -amount end as change from ledger_entry)
        select ((select count(*) from wallet w where
            available <> (select coalesce(sum(change), 0) from entry where wallet_id = w.id and bucket = 'AVAILABLE')
            or on_hold <> (select coalesce(sum(change), 0) from entry where wallet_id = w.id and bucket = 'ON_HOLD')
            or least(available, on_hold) < 0
            or on_hold <> (select coalesce(sum(amount), 0) from withdrawal where wallet_id = w.id and state = 'IN_PROGRESS'))
          + (select count(*) from (select tx_id from entry group by tx_id having sum(change) <> 0) as wrong))::int as n`);
      return row!.n;
    },
  };
}
