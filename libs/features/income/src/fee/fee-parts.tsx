import { formatRate } from '@portal/domain/wallet/fee';
import type { Earned, IncomeRates } from '@portal/domain/wallet/income';
import { Money } from '@portal/ui/money';
import { SumRow } from '../amounts/sum-row.tsx';
import { fee as words } from '../overview-messages.ts';
import { ratesInForce } from './rates-in-force.ts';

/** What is deducted, as one rate and as its parts: both readings of the fee stand in one place (INC-3). */
export function FeeParts({ earned, rates }: { earned: Earned; rates: IncomeRates }) {
  const { total, platform, channel } = ratesInForce(rates);
  return (
    <>
      <SumRow name={words.total(formatRate(total))}>
        <Money own amount={-earned.fee} />
      </SumRow>
      {(earned.platform > 0 || platform > 0) && (
        <SumRow isPart name={words.platform(formatRate(platform))}>
          <Money own amount={-earned.platform} />
        </SumRow>
      )}
      {(earned.channel > 0 || channel > 0) && (
        <SumRow isPart name={words.channel(formatRate(channel))}>
          <Money own amount={-earned.channel} />
        </SumRow>
      )}
    </>
  );
}
