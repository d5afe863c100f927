import { chakra } from '@chakra-ui/react/styled-system';
import { groupDigits } from '@portal/domain/format/money';
import { APP_STORE_FEE, formatRate, splitFee } from '@portal/domain/wallet/fee';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { Money } from '@portal/ui/money';
import { SumRow } from '../amounts/sum-row.tsx';
import { deduction as words } from '../explain-messages.ts';
import { policyOf, ratesInForce } from '../fee/rates-in-force.ts';
import { ExplainStep } from './explain-step.tsx';

/** What is deducted, part by part, what a gift gave back, and both readings of the rate in one place (INC-3). */
export function FeeStep({ income, rates }: IncomeExplanation) {
  const { total, spared } = ratesInForce(rates);
  // Before the gift, so that its line says what it was worth.
  const whole = splitFee(income.gross, policyOf(rates));
  const gross = groupDigits(income.gross);
  return (
    <ExplainStep
      no={2}
      title={
        <>
          {words.title} {formatRate(total)}{' '}
          <chakra.span textStyle="body.sm" fontWeight="normal" color="fg.muted">
            {words.service}
          </chakra.span>
        </>
      }
      amount={<Money amount={-income.fee} size="md" />}
    >
      <chakra.dl display="grid" gap="1">
        <SumRow name={<Part name={words.platform} rate={rates.platform} gross={gross} />}>
          <Money amount={-whole.platform} />
        </SumRow>
        {rates.channel > 0 && (
          <SumRow name={<Part name={words.channel} rate={rates.channel} gross={gross} />}>
            <Money amount={-whole.channel} />
          </SumRow>
        )}
        {spared > 0 && (
          <SumRow name={words.relief(formatRate(spared))} color="fg.success">
            <Money amount={whole.fee - income.fee} signed />
          </SumRow>
        )}
      </chakra.dl>
      <chakra.div textStyle="caption" color="fg.muted" display="grid" gap="1">
        {rates.channel > 0 && <p>{words.label(formatRate(rates.platform))}</p>}
        <p>{words.appStore(APP_STORE_FEE)}</p>
      </chakra.div>
    </ExplainStep>
  );
}

function Part({ name, rate, gross }: { name: string; rate: number; gross: string }) {
  return (
    <>
      {name} {formatRate(rate)}{' '}
      <chakra.span textStyle="caption" color="fg.muted">
        {words.of(gross, String(rate))}
      </chakra.span>
    </>
  );
}
