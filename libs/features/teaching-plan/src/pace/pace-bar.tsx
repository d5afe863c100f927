import { chakra } from '@chakra-ui/react/styled-system';
import type { ProgrammePace } from '@portal/domain/lessons/programmes.contract';

type PaceBarProps = Pick<ProgrammePace, 'total' | 'covered' | 'behind'>;

/** What was taught as a bar, what is missing as a hatch, and the plan as a tick of ink; the words beside it say the same. */
export function PaceBar({ total, covered, behind }: PaceBarProps) {
  const percent = (count: number) => `${(100 * Math.min(total, count)) / total}%`;
  return (
    <chakra.div aria-hidden position="relative" h="4" display="flex" alignItems="center">
      <chakra.div
        position="relative"
        w="full"
        h="2"
        borderRadius="full"
        overflow="hidden"
        bg="bg.emphasized"
        _highContrast={{ borderWidth: '1px' }}
      >
        <chakra.div
          position="absolute"
          insetY="0"
          insetStart="0"
          // 135 degrees, as everywhere where something is not certain yet.
          bgImage="repeating-linear-gradient(135deg, {colors.mustard.emphasized} 0 1px, transparent 1px 5px)"
          style={{ width: percent(covered + behind) }}
        />
        <chakra.div
          position="absolute"
          insetY="0"
          insetStart="0"
          bg="celadon.solid"
          _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
          style={{ width: percent(covered) }}
        />
      </chakra.div>
      <chakra.div
        position="absolute"
        h="4"
        w="2px"
        bg="fg"
        _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
        style={{ insetInlineStart: `calc(${percent(covered + behind)} - 1px)` }}
      />
    </chakra.div>
  );
}
