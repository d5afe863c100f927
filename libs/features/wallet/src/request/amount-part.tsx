import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { formatMoney } from '@portal/domain/format/money';
import type { WithdrawalTerms } from '@portal/domain/wallet/withdrawal';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { MoneyField, type MoneyFieldProps } from '@portal/ui/money-field';
import { faults, request as words } from './request-messages.ts';
import { mostOf } from './request-schema.ts';

const STEPS = [1_000_000, 5_000_000];

interface AmountPartProps {
  field: Pick<MoneyFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref'>;
  error: string | undefined;
  terms: WithdrawalTerms;
  /** By one press: what is wrong with it is said at once, and not only on leaving. */
  onAmount: (amount: number | null) => void;
}

/** The amount that leads the page, what stays after it, and the ways to it by one press. */
export function AmountPart({ field, error, terms, onAmount }: AmountPartProps) {
  const { value } = field;
  const { available } = terms;
  const most = mostOf(terms);
  const isTooMuch = value !== null && value > most;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <MoneyField
        {...field}
        label={words.amount}
        look="lead"
        placeholder="0"
        required
        helper={value !== null && !isTooMuch && `${words.left} ${formatMoney(available - value)}`}
        error={
          error && (
            <>
              {error}{' '}
              {isTooMuch && (
                <Button variant="outline" size="sm" minH={{ base: 'touch', md: '8' }} onClick={() => onAmount(most)}>
                  {faults.take(most)}
                </Button>
              )}
            </>
          )
        }
      />
      <chakra.div role="group" aria-label={words.quick} display="flex" flexWrap="wrap" gap="2">
        {STEPS.map((step) => (
          <Button key={step} variant="outline" onClick={() => onAmount((value ?? 0) + step)}>
            {words.add(step)}
          </Button>
        ))}
        <Button variant="outline" onClick={() => onAmount(most)}>
          {words.everything}
          <chakra.span ms="2" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatMoney(most)}
          </chakra.span>
        </Button>
        {value !== null && <IconButton label={words.clear} icon={<Icon as={X} />} onClick={() => onAmount(null)} />}
      </chakra.div>
    </chakra.div>
  );
}
