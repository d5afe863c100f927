import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

const Surface = chakra('section', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'xl',
    color: 'fg',
    minW: '0',
    px: { base: 'sheet', md: '7' },
    py: { base: '5', md: '6' },
    // A spine, cut off by the round corners; it is no border, so that the corners stay whole.
    _before: { content: '""', position: 'absolute', insetBlock: '0', insetStart: '0', w: '3px', bg: 'border.control' },
    _highContrast: { borderWidth: '1px' },
  },
  variants: {
    tone: {
      next: { bg: 'celadon.subtle', _before: { bg: 'celadon.solid' } },
      turn: { bg: 'mustard.subtle', _before: { bg: 'mustard.solid' } },
      late: { bg: 'camellia.subtle', _before: { bg: 'camellia.solid' } },
      calm: { bg: 'bg.muted' },
    },
  },
  defaultVariants: { tone: 'calm' },
});

export interface LeadSurfaceProps extends HTMLChakraProps<'section'> {
  /** `next`: what comes; `turn`: the reader has to do something; `late`: she let it pass; `calm`: nothing is due. */
  tone?: 'next' | 'turn' | 'late' | 'calm';
}

/** The one surface that leads a page: what its state is. All else of the page stands on the ground. */
export function LeadSurface(props: LeadSurfaceProps) {
  return <Surface {...props} />;
}
