import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { Banner } from '@portal/ui/banner';
import { AdjustForm } from './adjust-form.tsx';
import { adjust as words } from './incomes-messages.ts';

/** The form for a correction; or why there is none. */
export function AdjustIncome({ explanation }: { explanation: IncomeExplanation }) {
  const { state } = explanation.income;
  if (state === 'CONFIRMED') return <AdjustForm explanation={explanation} />;
  const [title, body] = state === 'PENDING' ? [words.pending, words.pendingBody] : [words.reversed, words.reversedBody];
  return (
    <Banner tone="lock" title={title}>
      {body}
    </Banner>
  );
}
