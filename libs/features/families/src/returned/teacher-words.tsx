import { chakra } from '@chakra-ui/react/styled-system';
import type { ReturnedGrade } from '@portal/domain/coursework/submission';
import { useHomeworkWords } from '../homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';
import { ReturnedRubric } from './returned-rubric.tsx';

/** What the teacher says of what was handed in: the score and her words. */
export function TeacherWords({
  score,
  feedback,
  rubric,
  at,
}: Pick<ReturnedGrade, 'score' | 'feedback' | 'rubric' | 'at'>) {
  const { time, zone } = useReader();
  const words = useHomeworkWords();
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
      ps="4"
      borderInlineStartWidth="3px"
      borderColor="pine.fg"
    >
      <chakra.h3 textStyle="label" color="fg.muted">
        {words.returned} · <time dateTime={at}>{time.short(at, zone)}</time>
      </chakra.h3>
      {score !== null && <chakra.p textStyle="title.lg">{words.points(score)}</chakra.p>}
      {rubric && <ReturnedRubric rubric={rubric} />}
      {feedback && <chakra.p whiteSpace="pre-line">{feedback}</chakra.p>}
    </chakra.section>
  );
}
