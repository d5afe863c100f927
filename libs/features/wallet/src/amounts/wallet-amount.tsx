import { chakra } from '@chakra-ui/react/styled-system';
import { formatPoints } from '@portal/domain/format/money';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { Money } from '@portal/ui/money';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { amounts as words } from './amount-messages.ts';

interface WalletAmountProps {
  transaction: Pick<WalletTransaction, 'amount' | 'currency' | 'kind' | 'state'>;
  /** `lg` where the figure leads. */
  size?: 'lg' | 'sm';
}

/** What came or went, with its sign and unit; struck through where nothing moved in the end (INC-2). */
export function WalletAmount({ transaction: { amount, currency, kind, state }, size = 'sm' }: WalletAmountProps) {
  const isFailed = state === 'FAILED';
  const signed = kind === 'TU' ? amount : -amount;
  const tone = kind === 'TU' && state === 'SUCCESS' ? 'in' : 'plain';
  const figure =
    currency === 'VND' ? (
      <Money own amount={signed} size={size} signed tone={tone} />
    ) : (
      <chakra.span textStyle={`money.${size}`} color={tone === 'in' ? 'money.in' : undefined} whiteSpace="nowrap">
        {kind === 'TU' && amount > 0 && '+'}
        {formatPoints(signed)}
      </chakra.span>
    );
  if (!isFailed) return figure;
  return (
    <chakra.s color="fg.subtle">
      <VisuallyHidden>{words.unmoved}</VisuallyHidden>
      {figure}
    </chakra.s>
  );
}
