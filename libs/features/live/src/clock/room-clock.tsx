import { chakra } from '@chakra-ui/react/styled-system';
import { ShieldCheck } from 'lucide-react';
import { formatClock } from '@portal/domain/format/clock';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useRoom } from '../session/use-room.ts';
import { useClockWords } from './clock-messages.ts';
import { useLessonTime } from './use-lesson-time.ts';

interface RoomClockProps {
  /** On a phone, where the figure stands alone and its words are heard. */
  isShort?: boolean;
}

/** How long it lasts until the lesson begins, or ends; in the last minutes and after them in a colour of its own. */
export function RoomClock({ isShort = false }: RoomClockProps) {
  const { toStart, left, isNearEnd, isOver } = useLessonTime();
  const words = useClockWords();
  const [[before, after], ms] =
    toStart > 0 ? [words.starts, toStart] : isOver ? [words.overBy, -left] : [words.left, left];
  const warning = isOver ? 'fg.error' : isNearEnd ? 'fg.warning' : undefined;
  return (
    <chakra.p
      role="timer"
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      justifyContent="end"
      columnGap="2"
      whiteSpace="nowrap"
      textStyle="body.sm"
      color={warning ?? 'fg.muted'}
      fontWeight={warning && 'bold'}
    >
      {/* That it is over is seen also where there is little room. */}
      {before && (isShort && !isOver ? <VisuallyHidden>{before} </VisuallyHidden> : <span>{before} </span>)}
      <chakra.span
        textStyle={isShort ? 'title.sm' : 'title.lg'}
        color={warning ?? 'fg'}
        fontWeight={warning && 'bold'}
        fontVariantNumeric="tabular-nums"
      >
        {formatClock(ms)}
      </chakra.span>
      {after && <span> {after}</span>}
    </chakra.p>
  );
}

/** How much of the lesson is over, with a dot at now. The clock says it in words. */
export function LessonLine() {
  const { percent } = useLessonTime();
  return (
    <chakra.div aria-hidden position="relative" h="3px" bg="border">
      <chakra.div h="full" bg="celadon.solid" style={{ width: `${percent}%` }} />
      {percent > 0 && percent < 100 && (
        <chakra.span
          position="absolute"
          top="-3px"
          boxSize="9px"
          ms="-4.5px"
          borderRadius="full"
          bg="calendar.now"
          style={{ insetInlineStart: `${percent}%` }}
        />
      )}
    </chakra.div>
  );
}

/** While the lesson runs and she is in its room, the time is counted; before, after and without a line it is not. */
export function KeptByItself() {
  const { room, state } = useRoom();
  const { toStart, isOver } = useLessonTime();
  const words = useClockWords();
  if (state.startedAt === null || toStart > 0 || isOver || room.status !== 'CONNECTED') return null;
  return (
    <chakra.p display="flex" alignItems="center" gap="2" textStyle="body.sm" color="fg.muted">
      <chakra.span display="inline-flex" color="celadon.fg">
        <Icon as={ShieldCheck} size={16} />
      </chakra.span>
      {words.kept}
    </chakra.p>
  );
}
