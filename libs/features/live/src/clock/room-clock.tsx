import { chakra } from '@chakra-ui/react/styled-system';
import { formatClock } from '@portal/domain/format/clock';
import { useNow } from '@portal/portal-core/clock';
import { clock as words } from '../messages.ts';
import { useRoom } from '../session/use-room.ts';

/** How long it lasts until the lesson begins, or ends. */
export function RoomClock() {
  const { startAt, endAt } = useRoom().state.lesson;
  const now = useNow(1_000).getTime();
  const toStart = Date.parse(startAt) - now;
  const left = Date.parse(endAt) - now;
  const text =
    toStart > 0
      ? words.starts(formatClock(toStart))
      : left > 0
        ? words.left(formatClock(left))
        : words.overBy(formatClock(-left));
  return (
    <chakra.p role="timer" textStyle="time" whiteSpace="nowrap" color={left <= 0 ? 'fg.warning' : 'fg.muted'}>
      {text}
    </chakra.p>
  );
}
