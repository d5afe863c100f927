import { chakra } from '@chakra-ui/react/styled-system';
import { GRADING_LIMITS } from '@portal/domain/coursework/submission';
import { rubricWords as words } from '../comment-messages.ts';

/** The score as the sum of the points of a rubric: it is shown, and typed nowhere. */
export function RubricScore({ score }: { score: string }) {
  return (
    <chakra.div role="group" aria-label={words.sum}>
      <chakra.p textStyle="label">{words.sum}</chakra.p>
      <chakra.p display="flex" alignItems="baseline" gap="2">
        <chakra.output
          fontSize={{ base: '2.5rem', lg: '3.5rem' }}
          fontWeight="bold"
          lineHeight="1.15"
          fontVariantNumeric="tabular-nums"
        >
          {score || words.none}
        </chakra.output>
        <chakra.span color="fg.muted">/ {GRADING_LIMITS.scoreMax}</chakra.span>
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted">
        {words.sumHint}
      </chakra.p>
    </chakra.div>
  );
}
