import type { IncomeExplanation } from '@portal/domain/wallet/income';

/** What a lesson earns with everything that was corrected since. */
export const netNow = ({ income, adjustments }: Pick<IncomeExplanation, 'income' | 'adjustments'>): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, income.net);
