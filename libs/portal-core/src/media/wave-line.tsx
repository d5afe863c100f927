import { chakra } from '@chakra-ui/react/styled-system';
import { Slider, type SliderProps } from '@portal/ui/slider';

interface WaveLineProps extends SliderProps {
  /** How loud, each of a hundred. */
  wave: readonly number[];
}

/** Where silence would be no bar at all. */
const LEAST = 8;

/** A place in a voice, drawn along its wave: the line of a number, which lies unseen over it, has the keys and the finger. */
export function WaveLine({ wave, ...line }: WaveLineProps) {
  const heard = line.max > 0 ? line.value / line.max : 0;
  return (
    <chakra.span
      position="relative"
      display="block"
      borderRadius="l1"
      css={{
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '1px' },
      }}
    >
      <chakra.span aria-hidden position="absolute" inset="0" display="flex" alignItems="center" gap="1px" py="2">
        {wave.map((level, at) => (
          <chakra.span
            key={at}
            flex="1"
            minW="1px"
            borderRadius="full"
            bg={at < heard * wave.length ? 'celadon.solid' : 'border.control'}
            _highContrast={{
              bg: at < heard * wave.length ? 'Highlight' : 'CanvasText',
              forcedColorAdjust: 'none',
            }}
            style={{ height: `${Math.max(LEAST, level)}%` }}
          />
        ))}
      </chakra.span>
      <chakra.span position="relative" display="block" opacity="0">
        <Slider {...line} />
      </chakra.span>
    </chakra.span>
  );
}
