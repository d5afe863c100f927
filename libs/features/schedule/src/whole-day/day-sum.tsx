import { chakra } from '@chakra-ui/react/styled-system';
import { daySheetMessages } from '../day-sheet/day-sheet-messages.ts';
import type { sumOf } from './day-move-values.ts';

const words = daySheetMessages.sum;

interface Props {
  sum: ReturnType<typeof sumOf>;
  closesDay: boolean;
}

/** What one press does, in words; nothing is said of what is not there. */
export function DaySum({ sum, closesDay }: Props) {
  const parts = [
    sum.cancels > 0 && words.cancels(sum.cancels),
    sum.moves > 0 && words.moves(sum.moves),
    sum.stays > 0 && words.stays(sum.stays),
    sum.open > 0 && words.open(sum.open),
    closesDay && words.closes,
  ].filter(Boolean);
  return (
    <chakra.p flex="1 1 14rem" fontVariantNumeric="tabular-nums" role="status">
      <chakra.span fontWeight="600">{parts.join(' · ')}</chakra.span>
      {sum.families > 0 && <chakra.span color="fg.muted">, {words.told(sum.families)}</chakra.span>}
    </chakra.p>
  );
}
