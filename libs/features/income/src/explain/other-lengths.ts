import { LIMITS } from '@portal/domain/tenant/limits';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { grossOf, splitIncome } from '@portal/domain/wallet/income-formula';
import { policyOf } from '../fee/rates-in-force.ts';

export interface OtherLength {
  readonly minutes: number;
  readonly gross: number;
  readonly net: number;
}

/** The same lesson as one of 60 minutes, by which incomes are compared, and as the example of 50 (INC-4). */
export function otherLengthsOf({ income, parts, rates }: IncomeExplanation): OtherLength[] {
  return [LIMITS.incomeUnitMinutes, LIMITS.exampleClassMinutes]
    .filter((minutes) => minutes !== income.minutes)
    .map((minutes) => {
      const gross = parts.reduce((sum, part) => sum + grossOf(part, minutes), 0);
      return { minutes, gross, net: splitIncome(gross, policyOf(rates), rates.relief).net };
    });
}
