import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import type { FamilyQuestionAsked } from '@portal/domain/families/family-summary.contract';
import { Icon } from '@portal/ui/icon';
import { useSummaryWords } from './summary-words.ts';

interface AskedQuestionsProps {
  questions: readonly FamilyQuestionAsked[];
  students: FamilyDoor['students'];
}

/** What the students of a lesson were asked: how many chose what, what was right, and what one's own child chose. */
export function AskedQuestions({ questions, students }: AskedQuestionsProps) {
  const words = useSummaryWords();
  return (
    <chakra.section aria-label={words.questions} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p textStyle="label" color="fg.muted">
        {words.questions}
      </chakra.p>
      {questions.map(({ id, question, options, answer, chosen }) => (
        <div key={id}>
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {question}
          </chakra.p>
          <chakra.ul listStyleType="none">
            {options.map(({ text, votes }, at) => {
              const own = students.filter((student) =>
                chosen.some(({ studentId, option }) => studentId === student.id && option === at),
              );
              return (
                <chakra.li
                  key={at}
                  display="flex"
                  flexWrap="wrap"
                  columnGap="3"
                  py="1"
                  fontWeight={own.length > 0 ? 'semibold' : undefined}
                >
                  <chakra.span flex="1 1 8rem" minW="0" overflowWrap="anywhere">
                    {text}
                  </chakra.span>
                  {answer === at && (
                    <chakra.span display="inline-flex" alignItems="center" gap="1" color="fg.success">
                      <Icon as={Check} size={16} />
                      {words.right}
                    </chakra.span>
                  )}
                  {own.map(({ id: studentId, name }) => (
                    <span key={studentId}>{words.chose(name)}</span>
                  ))}
                  <chakra.span color="fg.muted">{words.votes(votes)}</chakra.span>
                </chakra.li>
              );
            })}
          </chakra.ul>
        </div>
      ))}
    </chakra.section>
  );
}
