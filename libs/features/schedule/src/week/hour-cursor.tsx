import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useState } from 'react';
import { speakDay } from '@portal/domain/format/date-time';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { editingMessages } from '../editing-messages.ts';
import { LANE_INSET, tall } from '../items/grid-length.ts';
import { type GridBounds, type GridSpan, pressed } from '../pointer/grid-geometry.ts';
import type { Day } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';

const Cursor = chakra('button', {
  base: {
    position: 'absolute',
    insetInline: `${LANE_INSET.start}px ${LANE_INSET.end}px`,
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    h: '7',
    px: '2',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg',
    bg: 'bg.panel',
    borderRadius: 'sm',
    // For the keyboard alone: a pointer presses the hour itself.
    opacity: 0,
    pointerEvents: 'none',
    _focusVisible: { opacity: 1, outline: '2px solid', outlineColor: 'celadon.focusRing' },
  },
});

const STEP = 30;

interface Props extends GridBounds {
  days: readonly Day[];
  now: WallTime;
  onPress: (span: GridSpan, from: HTMLElement) => void;
}

/** One stop of Tab after the blocks: arrows walk over the hours of all days, Enter adds something there. */
export const HourCursor = memo(function HourCursor({ days, now, onPress, ...bounds }: Props) {
  const [at, setAt] = useState<{ day: Day; minute: number } | null>(null);
  const hintId = useId();
  const first = days.includes(now.day)
    ? { day: now.day, minute: Math.ceil(now.minute / 60) * 60 }
    : { day: days[0] ?? now.day, minute: 9 * 60 };
  const { day, minute } = at && days.includes(at.day) ? at : first;
  const lane = days.indexOf(day);
  const span: GridSpan = { day, ...pressed(minute, bounds) };
  const time = timeOfMinute(span.start);

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, [days: number, minutes: number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const [byDays, byMinutes] = moves[event.key] ?? [];
    if (byDays === undefined || byMinutes === undefined) return;
    event.preventDefault();
    const next = days[Math.min(Math.max(lane + byDays, 0), days.length - 1)] ?? day;
    setAt({ day: next, minute: Math.min(Math.max(span.start + byMinutes, bounds.from), bounds.to - STEP) });
  }

  return (
    <>
      <Cursor
        type="button"
        aria-label={editingMessages.cursor(speakDay(day), time)}
        aria-describedby={hintId}
        // Counted from the end: a further column of hours at the start changes nothing.
        style={{
          gridColumn: `${lane - days.length - 1} / ${lane - days.length}`,
          top: tall(span.start - bounds.from),
        }}
        onKeyDown={onKeyDown}
        onClick={(event) => onPress(span, event.currentTarget)}
      >
        <Icon as={Plus} size={16} />
        {time}
      </Cursor>
      <VisuallyHidden id={hintId}>{editingMessages.cursorHint}</VisuallyHidden>
      {/* A name that changes under the focus is not read by every screen reader. */}
      <VisuallyHidden aria-live="polite">{at && editingMessages.cursorAt(speakDay(day), time)}</VisuallyHidden>
    </>
  );
});
