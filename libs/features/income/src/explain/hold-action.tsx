import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonIncome } from '@portal/domain/wallet/income';
import { hold as words } from '../explain-messages.ts';
import { HoldLink } from '../hold/hold-link.tsx';

interface HoldActionProps {
  income: LessonIncome;
  /** `8시간 30분`; nothing where no clock runs. */
  left: string | null | undefined;
}

/** How long still, or the way to what has to be done. */
export function HoldAction({ income, left }: HoldActionProps) {
  if (!left) return <HoldLink income={income} />;
  return (
    <chakra.span textStyle="label" color="fg.warning" fontVariantNumeric="tabular-nums">
      {words.left(left)}
    </chakra.span>
  );
}
