import { buildDemo } from '../demo-data.ts';

const count = <T>(rows: readonly T[], of: (row: T) => string) => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[of(row)] = (counts[of(row)] ?? 0) + 1;
  return counts;
};

describe.each([
  '2026-11-18T01:42:00Z',
  // The first second and the last of a month in Seoul.
  '2026-10-31T15:00:01Z',
  '2026-11-30T14:59:59Z',
  '2028-02-29T03:00:00Z',
])('the money of the demo at %s', (moment) => {
  const now = new Date(moment);
  const money = buildDemo(now);

  it('is eight withdrawals: six of month ends, one that the bank refused, one that waits at the desk', () => {
    expect(count(money.withdrawals, ({ trigger, state }) => `${trigger} ${state}`)).toEqual({
      'MONTH_END SUCCESS': 6,
      'MANUAL FAILED': 1,
      'MANUAL IN_PROGRESS': 1,
    });
    expect(money.withdrawalDesk.map(({ id }) => id)).toEqual([money.withdrawals.at(-1)!.id]);
    const { 'TU SUCCESS': incomes, ...rest } = count(money.transactions, ({ kind, state }) => `${kind} ${state}`);
    expect(rest).toEqual({ 'WD SUCCESS': 6, 'WD FAILED': 1, 'WD IN_PROGRESS': 1 });
    expect(incomes).toBe(
      money.lessonIncomes.filter(({ transactionId }) => transactionId !== null).length +
        money.importedIncomes.length +
        1,
    );
    expect(new Set(money.withdrawals.map(({ requestKey }) => requestKey)).size).toBe(8);
    expect(count(money.paymentAccounts, ({ teacherId, isDefault }) => `${teacherId} ${isDefault}`)).toEqual({
      'usr-demo-math true': 1,
      'usr-demo-math false': 1,
      'usr-demo-korean true': 1,
    });
  });

  it('is what the lessons earned that were confirmed, and fills six months of about 20,000,000đ', () => {
    const finished = money.lessons.filter(({ status }) => status === 'FINISHED').map(({ id }) => id);
    expect(money.lessonIncomes.map(({ lessonId }) => lessonId).toSorted()).toEqual(finished.toSorted());
    expect(money.lessonIncomes.filter(({ gross }) => gross > 0).length).toBeGreaterThan(70);
    const paid = money.withdrawals.filter(({ trigger }) => trigger === 'MONTH_END').map(({ amount }) => amount);
    for (const amount of paid) expect(amount).toBeGreaterThan(10_000_000);
    expect(paid.reduce((sum, amount) => sum + amount, 0) / paid.length).toBeGreaterThan(16_000_000);
    expect(paid.reduce((sum, amount) => sum + amount, 0) / paid.length).toBeLessThan(26_000_000);
  });

  it('never leaves less than nothing, in the order of time, and nothing of it is yet to come', () => {
    const balance = { AVAILABLE: 0, ON_HOLD: 0 };
    let last = 0;
    for (const { bucket, direction, amount, at } of money.entries) {
      expect(at.getTime()).toBeGreaterThanOrEqual(last);
      last = at.getTime();
      if (bucket) balance[bucket] += direction === 'CREDIT' ? amount : -amount;
      expect(Math.min(balance.AVAILABLE, balance.ON_HOLD)).toBeGreaterThanOrEqual(0);
    }
    expect(last).toBeLessThanOrEqual(now.getTime());
    expect(balance.ON_HOLD).toBe(3_000_000);
  });
});
