import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoney, groupDigits, readInMan } from '@portal/domain/format/money';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { MESSAGES } from '../messages.ts';
import { COVERED, useFiguresHidden } from './figures-hidden.ts';

interface MoneyProps {
  /** Whole đồng. */
  amount: number;
  /** The figure that the page is about, a figure in a card, a figure in a row. */
  size?: 'lg' | 'md' | 'sm';
  /** Puts + or − before the figure, for money that came or went. */
  signed?: boolean;
  /** Green for money that came in; never red for money that went. */
  tone?: 'plain' | 'in';
  /** It is money of the teacher: covered while she hides hers on this device. */
  own?: boolean;
}

/** An amount in figures of equal width (INC-1); read aloud as Koreans count: 125만 동. */
export function Money({ own = false, ...shown }: MoneyProps) {
  const { areHidden } = useFiguresHidden();
  return own && areHidden ? <CoveredMoney size={shown.size} /> : <ShownMoney {...shown} />;
}

function CoveredMoney({ size = 'sm' }: Pick<MoneyProps, 'size'>) {
  return (
    <chakra.span textStyle={`money.${size}`} whiteSpace="nowrap">
      <span aria-hidden>{COVERED}</span>
      <VisuallyHidden>{MESSAGES.hiddenFigure}</VisuallyHidden>
    </chakra.span>
  );
}

function ShownMoney({ amount, size = 'sm', signed = false, tone = 'plain' }: Omit<MoneyProps, 'own'>) {
  const plus = signed && amount > 0 ? '+' : '';
  return (
    <chakra.span textStyle={`money.${size}`} color={tone === 'in' ? 'money.in' : undefined} whiteSpace="nowrap">
      <span aria-hidden>
        {size === 'lg' ? (
          <>
            {plus + groupDigits(amount)}
            <chakra.span fontSize="60%" fontWeight="medium" color="fg.subtle" ms="0.5">
              đ
            </chakra.span>
          </>
        ) : (
          plus + formatMoney(amount)
        )}
      </span>
      <VisuallyHidden>{plus + readInMan(amount)}</VisuallyHidden>
    </chakra.span>
  );
}
