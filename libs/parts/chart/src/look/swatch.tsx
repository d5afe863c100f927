import { chakra } from '@chakra-ui/react/styled-system';
import { type ChartPattern, type ChartTone, paintOf, toneOf } from './chart-tones.ts';

interface SwatchProps {
  tone: ChartTone;
  pattern?: ChartPattern | undefined;
  /** As the shape that it stands for. */
  shape?: 'box' | 'line' | 'dashes';
}

/** The sign of a series beside its words. */
export function Swatch({ tone, pattern, shape = 'box' }: SwatchProps) {
  if (shape !== 'box')
    return (
      <chakra.span
        aria-hidden
        display="inline-block"
        w="4"
        flexShrink="0"
        alignSelf="center"
        borderTopWidth="2px"
        style={{ borderTopColor: toneOf(tone), borderTopStyle: shape === 'line' ? 'solid' : 'dashed' }}
      />
    );
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      boxSize="2.5"
      flexShrink="0"
      alignSelf="center"
      borderRadius="2px"
      borderWidth="1px"
      forcedColorAdjust="none"
      style={{ background: paintOf(tone, pattern), borderColor: toneOf(tone) }}
    />
  );
}
