import { chakra } from '@chakra-ui/react/styled-system';
import type { RubricResult } from '@portal/domain/coursework/rubric';
import { Bar } from '@portal/ui/bar';
import { useHomeworkWords } from '../homework-messages.ts';

/** Of what the score is the sum: each criterion with its points; its name is the teacher's. */
export function ReturnedRubric({ rubric }: { rubric: readonly RubricResult[] }) {
  const words = useHomeworkWords();
  return (
    <chakra.ul listStyleType="none" aria-label={words.rubric} display="grid" gap="2" my="2" maxW="28rem">
      {rubric.map(({ name, points, given }, at) => (
        // The place is the criterion's identity.
        <chakra.li key={at} display="grid" gap="1">
          <chakra.span display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
            <chakra.span overflowWrap="anywhere" minW="0">
              {name}{' '}
            </chakra.span>
            <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted">
              {words.criterion(given, points)}
            </chakra.span>
          </chakra.span>
          <Bar percent={(given / points) * 100} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
