import { chakra } from '@chakra-ui/react/styled-system';
import { tall } from '../items/grid-length.ts';

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
