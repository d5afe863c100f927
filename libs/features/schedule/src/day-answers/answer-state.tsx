import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock, Check, Hourglass, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@portal/ui/icon';
import type { Standing } from './answer-values.ts';

const LOOKS = {
  AGREED: { icon: Check, color: 'celadon.fg' },
  OTHER_TIME: { icon: CalendarClock, color: 'mustard.fg' },
  WAITING: { icon: Hourglass, color: 'fg.muted' },
  ENDED: { icon: Minus, color: 'fg.muted' },
} as const;

/** How a family stands: its picture and its words. */
export function AnswerState({ of, children }: { of: Standing; children: ReactNode }) {
  const { icon, color } = LOOKS[of];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" color={color} fontVariantNumeric="tabular-nums">
      <Icon as={icon} size={16} />
      <span>{children}</span>
    </chakra.span>
  );
}
