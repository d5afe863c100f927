import { chakra } from '@chakra-ui/react/styled-system';
import { groupDigits, readInMan } from '@portal/domain/format/money';
import { useFiguresHidden } from '@portal/ui/figures-hidden';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { amounts as words } from '../overview-messages.ts';

/** An amount in these letters is as long as one of seven digits, whatever it is. */
const COVERED = '•••••••';

interface LeadAmountProps {
  amount: number;
  /** `md` for a figure that leads a card. */
  size?: 'lg' | 'md';
}

const FIT = 'calc(150cqi / var(--letters))';
const SIZES = {
  lg: { base: `min(2.5rem, ${FIT})`, md: `min(3.5rem, ${FIT})` },
  md: `min(1.75rem, ${FIT})`,
};

/** The amount that leads: as large as its place has room, whatever the sum and the size of the text. */
export function LeadAmount({ amount, size = 'lg' }: LeadAmountProps) {
  const { areHidden } = useFiguresHidden();
  const digits = areHidden ? COVERED : groupDigits(amount);
  return (
    <chakra.div containerType="inline-size">
      <chakra.p
        textStyle="figure.lg"
        fontSize={SIZES[size]}
        lineHeight="1.22"
        whiteSpace="nowrap"
        // Digits of one width leave a gap before a 1.
        ms={digits.startsWith('1') ? '-0.07em' : undefined}
        style={{ '--letters': digits.length + 1 } as React.CSSProperties}
      >
        <span aria-hidden>
          {digits}
          {!areHidden && (
            <chakra.span fontSize="45%" fontWeight="medium" color="fg.subtle" ms="1">
              đ
            </chakra.span>
          )}
        </span>
        <VisuallyHidden>{areHidden ? words.hidden : readInMan(amount)}</VisuallyHidden>
      </chakra.p>
    </chakra.div>
  );
}
