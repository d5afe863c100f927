import { chakra } from '@chakra-ui/react/styled-system';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useStageWords } from './stage-messages.ts';

const BARS = ['0.375rem', '0.625rem', '0.875rem'];

/** A line that is not good: one bar of three, and the word. */
export function LineMark({ line }: { line: Exclude<LiveParticipant['media']['line'], 'GOOD'> }) {
  const words = useStageWords();
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" flexShrink="0" color="fg.warning">
      <VisuallyHidden>{words.line[line]}</VisuallyHidden>
      <chakra.span aria-hidden display="inline-flex" alignItems="end" gap="2px">
        {BARS.map((height, at) => (
          <chakra.span
            key={height}
            w="0.1875rem"
            borderRadius="1px"
            bg={at === 0 ? 'currentColor' : 'border.control'}
            style={{ height }}
          />
        ))}
      </chakra.span>
      {/* The bars do without it where a name would have no room. */}
      <chakra.span aria-hidden css={{ '@container (max-width: 9rem)': { display: 'none' } }}>
        {words.lineShort[line]}
      </chakra.span>
    </chakra.span>
  );
}
