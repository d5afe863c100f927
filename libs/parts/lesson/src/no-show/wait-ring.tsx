import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { type LessonWait, NO_SHOW_AFTER_MS, TELL_AFTER_MS, waitedBy } from '@portal/domain/evidence/lesson-wait';
import { formatClock } from '@portal/domain/format/clock';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { waiting as words } from './no-show-messages.ts';

interface Props {
  wait: LessonWait;
  /** Milliseconds. */
  now: number;
  /** Across; it takes less where there is less room. */
  size: string;
}

const NOTCH_MS = 0.012 * NO_SHOW_AFTER_MS;
const circle = { cx: 60, cy: 60, r: 54, fill: 'none', strokeWidth: 6, pathLength: NO_SHOW_AFTER_MS } as const;
const Circle = chakra('circle');

/** How long she has waited, to the second; around it fifteen minutes with a notch at the fifth. Read aloud by the minute only. */
export function WaitRing({ wait, now, size }: Props) {
  const waited = waitedBy(wait, now);
  const figure = formatClock(waited);
  return (
    <chakra.div
      position="relative"
      display="grid"
      placeItems="center"
      w={size}
      maxW="full"
      aspectRatio="1"
      // The figure is as large as the ring has room.
      containerType="inline-size"
    >
      <chakra.svg aria-hidden viewBox="0 0 120 120" position="absolute" inset="0" transform="rotate(-90deg)">
        <Circle {...circle} stroke="bg.emphasized" _highContrast={{ stroke: 'GrayText' }} />
        {waited > 0 && (
          <Circle
            {...circle}
            strokeLinecap="round"
            stroke={wait.isRunning ? 'celadon.solid' : 'border.control'}
            _highContrast={{ stroke: 'CanvasText' }}
            strokeDasharray={`${Math.min(waited, NO_SHOW_AFTER_MS)} ${NO_SHOW_AFTER_MS}`}
          />
        )}
        <Circle
          {...circle}
          strokeWidth={8}
          stroke="bg.panel"
          _highContrast={{ stroke: 'Canvas' }}
          strokeDasharray={`${NOTCH_MS} ${NO_SHOW_AFTER_MS - NOTCH_MS}`}
          strokeDashoffset={NOTCH_MS / 2 - TELL_AFTER_MS}
        />
      </chakra.svg>
      <chakra.p role="timer" display="grid" justifyItems="center" textStyle="body.sm" color="fg.muted">
        <span>{wait.isRunning ? words.label : words.stands}</span>
        <chakra.span
          textStyle="figure.lg"
          fontSize={figure.length > 5 ? '16cqi' : '23cqi'}
          lineHeight="1.15"
          color="fg"
        >
          {figure}
        </chakra.span>
        <span>{words.of}</span>
      </chakra.p>
      <VisuallyHidden role="status">{words.minutes(Math.floor(waited / millisecondsInMinute))}</VisuallyHidden>
    </chakra.div>
  );
}
