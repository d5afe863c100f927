import { formatMoney } from '@portal/domain/format/money';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import { splitFee } from '@portal/domain/wallet/fee';
import type { opsItem } from '../../core/desk/ops-items.tables.ts';
import { monthEndKey, monthOf } from '../../modules/wallet/module.ts';
import type { paymentAccount, wallet } from '../../modules/wallet/wallet.tables.ts';
import { DEMO_ZONE } from '../lessons/week-pattern.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { buildLessonIncomes, type DemoIncome, type EarningGround } from './lesson-incomes.ts';
import { endedBy, walletStory } from './wallet-story.ts';

type Account = typeof paymentAccount.$inferInsert;

const HOUR = 3_600_000;
const WALLET = 'wal-demo-math';
/** So many months were paid at their end; before the term of the demo another system counted them. */
const MONTHS_PAID = 6;
/** What those of the other system left, the oldest first; they fill up a month whose lessons alone earned less than FULL. */
const NETS = [18_640_000, 21_300_000, 19_870_000, 20_460_000, 22_150_000, 20_100_000];
const FULL = 10_000_000;
/** What one of their lessons cost. */
const GROSS_OF_LESSON = 575_000;
const REFUSED = 5_000_000;
const WAITING = 3_000_000;

type Story = ReturnType<typeof walletStory>;
interface Event {
  readonly at: Date;
  tell(story: Story): void;
}

/** The wallet of the main teacher with what her lessons earned, the accounts of two teachers, and eight withdrawals. */
export function buildWallets(now: Date, ground: EarningGround) {
  const teacherId = DEMO_ACCOUNTS.math.id;
  const accounts = buildAccounts(now);
  const [main, family] = accounts as [Account, Account];
  const story = walletStory(teacherId, WALLET);
  const incomes = buildLessonIncomes(ground, DEFAULT_TENANT.feePolicy);
  const events: Event[] = incomes.map((one) => ({ at: one.confirmedAt, tell: (to) => to.lesson(one) }));
  const thisMonth = firstDay(now, 0);
  const begin = instantOf(thisMonth, 0, DEMO_ZONE).getTime();
  const since = (share: number) => new Date(begin + (now.getTime() - begin) * share);

  for (const [place, target] of NETS.entries()) {
    const first = firstDay(now, place - MONTHS_PAID);
    const end = instantOf(firstDay(now, place + 1 - MONTHS_PAID), 0, DEMO_ZONE);
    const begins = instantOf(first, 0, DEMO_ZONE);
    const importedAt = instantOf(addDays(first, 19), 20 * 60, DEMO_ZONE);
    const isFull = netBetween(incomes, begins, end) >= FULL;
    const refusedAt = instantOf(addDays(first, 23), 11 * 60, DEMO_ZONE);
    const isLast = place === MONTHS_PAID - 1;
    // Of a month that is full the lessons alone may come too late for what she asks for before its end.
    const wanted = isFull ? Number(isLast && REFUSED) : target;
    const missing = wanted - netBetween(incomes, begins, isFull ? refusedAt : end);
    if (missing > 0) events.push(importOf(importedAt, isLast && !isFull ? Math.max(missing, REFUSED) : missing));
    if (isLast) events.push(refused(refusedAt, family));
    const key = monthEndKey(first.slice(0, 7));
    const paid = { at: end, account: main, key, end: endedBy(since(0.2), end) };
    events.push({ at: end, tell: (to) => void to.withdraw({ ...paid, amount: to.balance() }) });
  }
  // Three hours ago, where the month is that old; in its first days the lessons alone have not brought so much.
  const at = new Date(Math.max(now.getTime() - 3 * HOUR, since(0.5).getTime()));
  const missing = WAITING - netBetween(incomes, new Date(begin), at);
  if (missing > 0) events.push(importOf(since(0.25), missing));
  const waiting = { at, amount: WAITING, account: main, key: 'demo-waiting' };
  events.push({ at, tell: (to) => void to.withdraw(waiting) });
  for (const event of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) event.tell(story);

  const open = story.rows.withdrawals.find(({ requestKey }) => requestKey === waiting.key)!;
  const desk: (typeof opsItem.$inferInsert)[] = [
    {
      queue: 'WITHDRAWALS',
      id: open.id,
      teacherId,
      state: 'WAITING',
      submittedAt: at,
      dueAt: open.dueAt,
      title: `${formatMoney(WAITING)} · ${main.bankName}`,
    },
  ];
  const wallets: (typeof wallet.$inferInsert)[] = [{ id: WALLET, ownerId: teacherId, currency: 'VND' }];
  // A withdrawal was told with its end: what happened meanwhile stands between.
  const { transactions, entries, ...rest } = story.rows;
  return {
    paymentAccounts: accounts,
    wallets,
    transactions: transactions.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
    entries: entries.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    ...rest,
    withdrawalDesk: desk,
  };
}

const netBetween = (incomes: readonly DemoIncome[], from: Date, until: Date): number =>
  incomes
    .filter(({ confirmedAt }) => confirmedAt >= from && confirmedAt < until)
    .reduce((sum, { reckoned: { net } }) => sum + net, 0);

/** Lessons of the other system that left at least so much. */
function importOf(at: Date, net: number): Event {
  const month = monthOf(at);
  const lessonCount = Math.ceil(net / splitFee(GROSS_OF_LESSON, DEFAULT_TENANT.feePolicy).net);
  const split = splitFee(lessonCount * GROSS_OF_LESSON, DEFAULT_TENANT.feePolicy);
  return { at, tell: (to) => to.imported(at, split, { month, lessonCount }) };
}

/** The first day of a month, counted from this one. */
function firstDay(now: Date, months: number): string {
  const [year, month] = dayOf(now, DEMO_ZONE).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

function refused(at: Date, account: Account): Event {
  const approvedAt = new Date(at.getTime() + 5 * HOUR);
  const end = { approvedAt, finishedAt: new Date(approvedAt.getTime() + HOUR), isRefused: true };
  return { at, tell: (to) => void to.withdraw({ at, amount: REFUSED, account, key: 'demo-refused', end }) };
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
