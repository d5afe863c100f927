import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyQuestion } from '@portal/domain/families/family-door';
import { DoneLine } from '../paper/done-line.tsx';
import { useReader } from '../reading/reader-context.ts';

interface RecordQuestionProps {
  question: FamilyQuestion;
  /** The teacher has not answered, and nobody confirms meanwhile. */
  isOpen: boolean;
}

/** What the family asked about a record, and the teacher's answer. */
export function RecordQuestion({ question, isOpen }: RecordQuestionProps) {
  const { words, time, zone } = useReader();
  const { topic, text, askedAt, answer, answeredAt } = question;
  return (
    <DoneLine title={words.question.asked} waits={isOpen}>
      <p>
        {words.question.topics[topic]} · {time.short(askedAt, zone)}
      </p>
      <chakra.p whiteSpace="pre-line">“{text}”</chakra.p>
      {isOpen && <p>{words.question.waits}</p>}
      {answer !== null && (
        <chakra.div mt="2" color="fg">
          <chakra.p fontWeight="semibold">
            {words.question.answered}
            {answeredAt && (
              <chakra.span fontWeight="normal" color="fg.muted">
                {' · '}
                {time.short(answeredAt, zone)}
              </chakra.span>
            )}
          </chakra.p>
          <chakra.p whiteSpace="pre-line">{answer}</chakra.p>
        </chakra.div>
      )}
    </DoneLine>
  );
}
