import { chakra } from '@chakra-ui/react/styled-system';
import { groupDigits, readInMan } from '@portal/domain/format/money';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

/** An amount in these letters is as long as one of seven digits, whatever it is. */
const COVERED = '•••••••';

interface LeadAmountProps {
  amount: number;
  /** Said and shown in its place. */
  hidden?: string | undefined;
}

/** The one amount of a screen: as large as its place has room, whatever the sum and the size of the text. */
export function LeadAmount({ amount, hidden }: LeadAmountProps) {
  const digits = hidden === undefined ? groupDigits(amount) : COVERED;
  return (
    <chakra.div containerType="inline-size">
      <chakra.p
        textStyle="figure.lg"
        fontSize={{
          base: 'min(2.5rem, calc(150cqi / var(--letters)))',
          md: 'min(3.5rem, calc(150cqi / var(--letters)))',
        }}
        lineHeight="1.22"
        whiteSpace="nowrap"
        // Digits of one width leave a gap before a 1.
        ms={digits.startsWith('1') ? '-0.07em' : undefined}
        style={{ '--letters': digits.length + 1 } as React.CSSProperties}
      >
        <span aria-hidden>
          {digits}
          {hidden === undefined && (
            <chakra.span fontSize="45%" fontWeight="medium" color="fg.subtle" ms="1">
              đ
            </chakra.span>
          )}
        </span>
        <VisuallyHidden>{hidden ?? readInMan(amount)}</VisuallyHidden>
      </chakra.p>
    </chakra.div>
  );
}
