import { chakra } from '@chakra-ui/react/styled-system';
import { ShieldCheck } from 'lucide-react';
import { formatClock } from '@portal/domain/format/clock';
import { useNow } from '@portal/portal-core/clock';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useRoom } from '../session/use-room.ts';
import { clock as words } from './clock-messages.ts';

/** The lesson by the clock (ms): until it begins, until it ends, and how much of it is over. */
function useLessonTime() {
  const { startAt, endAt } = useRoom().state.lesson;
  const now = useNow(1_000).getTime();
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const share = (now - start) / Math.max(1, end - start);
  return { toStart: start - now, left: end - now, percent: Math.min(100, Math.max(0, share * 100)) };
}

interface RoomClockProps {
  /** On a phone, where the figure stands alone and its words are heard. */
  isShort?: boolean;
}

/** How long it lasts until the lesson begins, or ends. */
export function RoomClock({ isShort = false }: RoomClockProps) {
  const { toStart, left } = useLessonTime();
  const isOver = left <= 0;
  const [before, time, after] =
    toStart > 0
      ? [words.starts, formatClock(toStart)]
      : isOver
        ? [null, formatClock(-left), words.overBy]
        : [words.left, formatClock(left)];
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
      color={isOver ? 'fg.warning' : 'fg.muted'}
    >
      {before && (isShort ? <VisuallyHidden>{before} </VisuallyHidden> : <span>{before} </span>)}
      <chakra.span
        textStyle={isShort ? 'title.sm' : 'title.lg'}
        color={isOver ? undefined : 'fg'}
        fontVariantNumeric="tabular-nums"
      >
        {time}
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
  const { toStart, left } = useLessonTime();
  if (state.startedAt === null || toStart > 0 || left <= 0 || room.status !== 'CONNECTED') return null;
  return (
    <chakra.p display="flex" alignItems="center" gap="2" textStyle="body.sm" color="fg.muted">
      <chakra.span display="inline-flex" color="celadon.fg">
        <Icon as={ShieldCheck} size={16} />
      </chakra.span>
      {words.kept}
    </chakra.p>
  );
}
