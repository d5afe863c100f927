import { chakra } from '@chakra-ui/react/styled-system';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { tall } from '../items/grid-length.ts';

/** The present time among the hours, at the head of its line. */
export const NowLabel = ({ minute, from }: { minute: number; from: number }) => (
  <chakra.span
    position="absolute"
    zIndex="1"
    insetEnd="1"
    transform="translateY(-50%)"
    px="1"
    borderRadius="sm"
    bg="calendar.now"
    color="badge.contrast"
    textStyle="caption"
    fontWeight="600"
    fontVariantNumeric="tabular-nums"
    style={{ top: tall(minute - from) }}
  >
    {timeOfMinute(minute)}
  </chakra.span>
);

/** The present moment in today's lane: behind the blocks, with a dot at its head (design 4.3). */
export function NowLine({ minute, from }: { minute: number; from: number }) {
  return (
    <chakra.div
      aria-hidden
      data-now
      forcedColorAdjust="none"
      position="absolute"
      zIndex="1"
      insetX="0"
      h="0.5"
      mt="-px"
      bg="calendar.now"
      pointerEvents="none"
      _before={{
        content: '""',
        position: 'absolute',
        // The middle of the dot lies on the line.
        top: 'calc(({sizes.0.5} - {sizes.2}) / 2)',
        insetStart: '-1',
        boxSize: '2',
        borderRadius: 'full',
        bg: 'calendar.now',
      }}
      style={{ top: tall(minute - from) }}
    />
  );
}
