import { chakra } from '@chakra-ui/react/styled-system';
import { HOUR_HEIGHT } from '../items/calendar-look.tsx';

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
        top: '-3px',
        insetStart: '-1',
        boxSize: '2',
        borderRadius: 'full',
        bg: 'calendar.now',
      }}
      style={{ top: ((minute - from) * HOUR_HEIGHT) / 60 }}
    />
  );
}
