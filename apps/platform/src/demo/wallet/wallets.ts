import { formatMoney } from '@portal/domain/format/money';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import type { opsItem } from '../../core/desk/ops-items.tables.ts';
import { monthEndKey } from '../../modules/wallet/module.ts';
import type { paymentAccount, wallet } from '../../modules/wallet/wallet.tables.ts';
import { DEMO_ZONE } from '../lessons/week-pattern.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { endedBy, walletStory } from './wallet-story.ts';

type Account = typeof paymentAccount.$inferInsert;

const HOUR = 3_600_000;
const WALLET = 'wal-demo-math';
/** What the lessons of the last six months left for the main teacher, the oldest first, and this month until now. */
const INCOMES = [18_640_000, 21_300_000, 19_870_000, 20_460_000, 22_150_000, 20_100_000];
const THIS_MONTH = 8_450_000;
const REFUSED = 5_000_000;
const WAITING = 3_000_000;

/** The wallet of the main teacher, the accounts of two teachers, and eight withdrawals. */
export function buildWallets(now: Date) {
  const teacherId = DEMO_ACCOUNTS.math.id;
  const accounts = buildAccounts(now);
  const [main, family] = accounts as [Account, Account];
  const story = walletStory(teacherId, WALLET);
  const thisMonth = firstDay(now, 0);
  const begin = instantOf(thisMonth, 0, DEMO_ZONE).getTime();
  const since = (share: number) => new Date(begin + (now.getTime() - begin) * share);
  for (const [at, amount] of INCOMES.entries()) {
    const first = firstDay(now, at - INCOMES.length);
    const month = first.slice(0, 7);
    story.income(instantOf(addDays(first, 19), 20 * 60, DEMO_ZONE), amount, `${Number(month.slice(5))}월 수업료`);
    if (at === INCOMES.length - 1) refused(story, instantOf(addDays(first, 23), 11 * 60, DEMO_ZONE), family);
    const paidAt = instantOf(firstDay(now, at + 1 - INCOMES.length), 0, DEMO_ZONE);
    story.withdraw({ at: paidAt, amount, account: main, key: monthEndKey(month), end: endedBy(since(0.2), paidAt) });
  }
  story.income(since(0.25), THIS_MONTH, `${Number(thisMonth.slice(5, 7))}월 수업료`);
  // Three hours ago, where the month is that old.
  const at = new Date(Math.max(now.getTime() - 3 * HOUR, since(0.5).getTime()));
  const id = story.withdraw({ at, amount: WAITING, account: main, key: 'demo-waiting' });
  const { dueAt } = story.rows.withdrawals.at(-1)!;
  const desk: (typeof opsItem.$inferInsert)[] = [
    {
      queue: 'WITHDRAWALS',
      id,
      teacherId,
      state: 'WAITING',
      submittedAt: at,
      dueAt,
      title: `${formatMoney(WAITING)} · ${main.bankName}`,
    },
  ];
  const wallets: (typeof wallet.$inferInsert)[] = [{ id: WALLET, ownerId: teacherId, currency: 'VND' }];
  return { paymentAccounts: accounts, wallets, ...story.rows, withdrawalDesk: desk };
}

/** The first day of a month, counted from this one. */
function firstDay(now: Date, months: number): string {
  const [year, month] = dayOf(now, DEMO_ZONE).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

function refused(story: ReturnType<typeof walletStory>, at: Date, account: Account): void {
  const approvedAt = new Date(at.getTime() + 5 * HOUR);
  const end = { approvedAt, finishedAt: new Date(approvedAt.getTime() + HOUR), isRefused: true };
  story.withdraw({ at, amount: REFUSED, account, key: 'demo-refused', end });
}

function buildAccounts(now: Date): Account[] {
  const createdAt = instantOf(addDays(dayOf(now, DEMO_ZONE), -400), 10 * 60, DEMO_ZONE);
  const account = (no: number, { id: teacherId, name }: { id: string; name: string }, over: Partial<Account>) => ({
    id: `pac-demo-${no}`,
    teacherId,
    accountNumber: `97040${no}1234567${no}`,
    holder: name,
    bankCode: 'BANK_A',
    bankName: '은행 A',
    isDefault: true,
    verifiedAt: createdAt,
    createdAt,
    ...over,
  });
  return [
    account(1, DEMO_ACCOUNTS.math, {}),
    // Not hers: the bank refuses it.
    account(2, DEMO_ACCOUNTS.math, { holder: '보호자 B01', bankCode: 'BANK_B', bankName: '은행 B', isDefault: false }),
    account(3, DEMO_ACCOUNTS.korean, {}),
  ];
}
