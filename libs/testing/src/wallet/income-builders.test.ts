import * as v from 'valibot';
import {
  type Earned,
  IncomeExplanation,
  IncomeForecast,
  IncomePart,
  IncomeSummary,
  LessonIncome,
} from '@portal/domain/wallet/income';
import { grossOf } from '@portal/domain/wallet/income-formula';
import { Statement, StatementDetail } from '@portal/domain/wallet/statements.contract';
import {
  aConfirmedIncome,
  aHeldIncome,
  aLessonIncome,
  anEmptyIncomeSummary,
  anIncomeExplanation,
  anIncomeForecast,
  anIncomePart,
  anIncomeSummary,
  someIncomeParts,
  sumOfEarned,
} from './income-builders.ts';
import { aStatement, aStatementDetail } from './statement-builders.ts';

it.each([
  ['aLessonIncome', LessonIncome, aLessonIncome()],
  ['aConfirmedIncome', LessonIncome, aConfirmedIncome()],
  ['aHeldIncome', LessonIncome, aHeldIncome()],
  ['anIncomePart', IncomePart, anIncomePart()],
  ['anIncomeExplanation', IncomeExplanation, anIncomeExplanation()],
  ['anIncomeSummary', IncomeSummary, anIncomeSummary()],
  ['anEmptyIncomeSummary', IncomeSummary, anEmptyIncomeSummary()],
  ['anIncomeForecast', IncomeForecast, anIncomeForecast()],
  ['aStatement', Statement, aStatement()],
  ['aStatementDetail', StatementDetail, aStatementDetail()],
])('%s builds what its schema describes', (_name, schema: v.GenericSchema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});

const addsUp = ({ gross, fee, platform, channel, net }: Earned) => {
  expect(platform + channel).toBe(fee);
  expect(fee + net).toBe(gross);
};

describe('built incomes add up to the last đồng [INC-3]', () => {
  it('from the students of a lesson to what it brings', () => {
    const { income, parts } = anIncomeExplanation({ income: { minutes: 50 }, parts: someIncomeParts({}, 50) });
    expect(parts.map((part) => grossOf(part, 50))).toEqual(parts.map(({ gross }) => gross));
    expect(income.gross).toBe(parts.reduce((sum, { gross }) => sum + gross, 0));
    addsUp(income);
  });

  it('from the classes of a month to the next payout and the forecast', () => {
    const summary = anIncomeSummary();
    const { month, months, pending, available, nextPayout } = summary;
    addsUp(month);
    expect(months).toHaveLength(12);
    months.forEach(addsUp);
    expect(months.at(-1)).toEqual(month);
    expect(sumOfEarned(summary.classes)).toEqual({ ...sumOfEarned([month]) });
    expect(pending.net).toBe(pending.items.reduce((sum, { net }) => sum + net, 0));
    expect(available).toBe(month.net - pending.net - 3_000_000);
    const [clocked] = pending.items.filter(({ hold }) => hold?.releaseAt != null);
    expect(nextPayout).toMatchObject({ available, pending: { lessonCount: 1, net: clocked!.net } });
    const { earned, booked } = anIncomeForecast({}, summary);
    expect(earned.net).toBe(month.net);
    expect(booked.net).toBe(nextPayout.booked.net + nextPayout.later.net);
  });

  it('from the lessons of a statement to what was paid', () => {
    const { items, corrections, payouts, ...statement } = aStatementDetail();
    addsUp(statement);
    expect(statement.net).toBe(items.reduce((sum, { net }) => sum + net, 0));
    expect(statement.adjustments).toBe(corrections.reduce((sum, { amount }) => sum + amount, 0));
    expect(statement.withdrawn).toBe(payouts.reduce((sum, { amount }) => sum + amount, 0));
    expect(statement.withdrawn).toBe(statement.net + statement.adjustments);
  });
});
