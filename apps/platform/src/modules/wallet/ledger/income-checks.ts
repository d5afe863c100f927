import type { FeeSplit } from '@portal/domain/wallet/fee';
import { grossOf, splitIncome } from '@portal/domain/wallet/income-formula';
import type { Tx } from '../../../core/database/database.ts';
import { monthOf } from '../income/earning-lesson.ts';
import type { LessonIncomeRow } from '../income/incomes.tables.ts';
import { incomeCheckQueries, type PartRow, type Posted } from './income-checks.queries.ts';
import type { Difference } from './ledger-checks.queries.ts';

const AT_ONCE = 500;

/** Every income by its students, the fee in force at its time, and its ledger. */
export async function incomeDifferences(tx: Tx, teacherId: string | undefined): Promise<Difference[]> {
  const queries = incomeCheckQueries(tx, teacherId);
  const differences: Difference[] = [];
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows = await queries.behind(last, AT_ONCE);
    if (!rows.length) break;
    const parts = await queries.partsOf(rows.map(({ lessonId }) => lessonId));
    const posted = await queries.postedFor(rows.flatMap(({ transactionId }) => transactionId ?? []));
    const partsOf = Map.groupBy(parts, ({ lessonId }) => lessonId);
    const postedFor = Map.groupBy(posted, ({ txId }) => txId);
    for (const row of rows) {
      const is = written(row, postedFor.get(row.transactionId ?? '') ?? []);
      const shouldBe = reckoned(row, partsOf.get(row.lessonId) ?? []);
      if (is !== shouldBe) differences.push({ of: 'INCOME', id: row.lessonId, is, shouldBe });
    }
    last = rows.at(-1)?.lessonId;
  }
  return differences;
}

function written(row: LessonIncomeRow, posted: readonly Posted[]): string {
  const { month, gross, fee, platform, channel, net } = row;
  const amount = (account: string) => posted.find((one) => one.account === account)?.change ?? 0;
  const ledger = [amount('TUITION'), amount('WALLET'), amount('FEE_PLATFORM'), amount('FEE_CHANNEL')];
  return sentence(month, { gross, fee, platform, channel, net }, ledger);
}

function reckoned({ startAt, minutes, relief, rateTotal, ratePlatform }: LessonIncomeRow, parts: readonly PartRow[]) {
  const gross = parts.reduce((sum, part) => sum + grossOf(part, minutes), 0);
  const policy = { totalRate: rateTotal / 10_000, labelRate: ratePlatform / 10_000, reading: 'TOTAL' } as const;
  const split = splitIncome(gross, policy, relief / 10_000);
  // A zero with a sign would be read as another amount.
  return sentence(monthOf(startAt), split, [0 - split.gross, split.net, split.platform, split.channel]);
}

const sentence = (month: string, of: FeeSplit, ledger: readonly number[]): string =>
  `${month}: ${of.gross} - (${of.platform} + ${of.channel} = ${of.fee}) = ${of.net}; ledger ${ledger.join(' ')}`;
