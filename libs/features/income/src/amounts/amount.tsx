import { chakra } from '@chakra-ui/react/styled-system';
import { Money } from '@portal/ui/money';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { amounts as words } from '../overview-messages.ts';
import { useFiguresHidden } from './figures-hidden.tsx';

/** So many dots stand for any amount: their number says nothing. */
const DOTS = '••••••';

interface AmountProps {
  /** Whole đồng. */
  amount: number;
  size?: 'lg' | 'md' | 'sm';
  signed?: boolean;
}

/** An amount of money, or dots of one width while the figures of the page are hidden. */
export function Amount({ amount, size = 'sm', signed = false }: AmountProps) {
  const { areHidden } = useFiguresHidden();
  if (!areHidden) return <Money amount={amount} size={size} signed={signed} />;
  return (
    <chakra.span textStyle={`money.${size}`} whiteSpace="nowrap">
      <span aria-hidden>{DOTS}</span>
      <VisuallyHidden>{words.hidden}</VisuallyHidden>
    </chakra.span>
  );
}
