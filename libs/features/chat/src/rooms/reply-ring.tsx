import { chakra } from '@chakra-ui/react/styled-system';
import { ClockAlert } from 'lucide-react';
import { type ReplyClock, sayReplyClock } from '@portal/domain/time/reply-clock';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

const circle = { cx: 18, cy: 18, r: 16, fill: 'none', strokeWidth: 3, pathLength: 100 } as const;
const Circle = chakra('circle');
const STROKES = { calm: 'celadon.solid', soon: 'viz.clock', over: 'border.emphasized' } as const;

/** What is left of the hour as a ring with its minutes, and a sign once it is over. It moves once a minute, without a movement between. */
export function ReplyRing({ clock }: { clock: ReplyClock }) {
  const { minutesLeft, share, state } = clock;
  return (
    <chakra.span position="relative" display="grid" placeItems="center" boxSize="9" flexShrink="0">
      <chakra.svg aria-hidden viewBox="0 0 36 36" position="absolute" inset="0" transform="rotate(-90deg)">
        <Circle {...circle} stroke="border" _highContrast={{ stroke: 'GrayText' }} />
        {share > 0 && (
          <Circle
            {...circle}
            stroke={STROKES[state]}
            strokeDasharray={`${share * 100} 100`}
            _highContrast={{ stroke: 'CanvasText' }}
          />
        )}
      </chakra.svg>
      <chakra.span
        aria-hidden
        textStyle="label"
        fontWeight="semibold"
        color={state === 'over' ? 'fg.warning' : undefined}
        fontVariantNumeric="tabular-nums"
      >
        {state === 'over' ? <Icon as={ClockAlert} size={16} /> : minutesLeft}
      </chakra.span>
      <VisuallyHidden>{sayReplyClock(clock)}</VisuallyHidden>
    </chakra.span>
  );
}
