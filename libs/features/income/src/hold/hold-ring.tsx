import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, type LucideIcon, MessageCircleQuestion, NotebookPen, Search } from 'lucide-react';
import type { IncomeHold } from '@portal/domain/wallet/income';
import { Icon } from '@portal/ui/icon';

const SIGNS: Record<IncomeHold, LucideIcon> = {
  CONFIRMATION: Clock,
  NOTE_MISSING: NotebookPen,
  QUESTION: MessageCircleQuestion,
  TICKET: Search,
};

const circle = { cx: 18, cy: 18, r: 15.5, fill: 'none', strokeWidth: 4, pathLength: 100 } as const;
const Circle = chakra('circle');

interface HoldRingProps {
  cause: IncomeHold;
  /** How much of the time is over, from 0 to 1; null where no clock runs: then the ring is broken. */
  share: number | null;
}

/** How long an income still waits. What it says stands beside it in words. */
export function HoldRing({ cause, share }: HoldRingProps) {
  return (
    <chakra.span
      aria-hidden
      position="relative"
      display="grid"
      placeItems="center"
      boxSize="9"
      flexShrink="0"
      color="fg.warning"
    >
      <chakra.svg viewBox="0 0 36 36" position="absolute" inset="0" transform="rotate(-90deg)">
        <Circle
          {...circle}
          stroke={share === null ? 'viz.4' : 'mustard.emphasized'}
          strokeDasharray={share === null ? '4 6' : undefined}
          _highContrast={{ stroke: 'GrayText' }}
        />
        {share !== null && share > 0 && (
          <Circle
            {...circle}
            stroke="viz.4"
            strokeDasharray={`${share * 100} 100`}
            _highContrast={{ stroke: 'CanvasText' }}
          />
        )}
      </chakra.svg>
      <Icon as={SIGNS[cause]} size={16} />
    </chakra.span>
  );
}
