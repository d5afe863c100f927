import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { isUnanswered } from '@portal/domain/lessons/steps/confirm-time';
import { PlainPanel } from '@portal/ui/plain-panel';
import { QUESTIONS_ID } from '../frame/questions-id.ts';
import { questions as words } from '../messages.ts';
import { FamilyQuestion } from './family-question.tsx';

/** What families remember otherwise than the record of the lesson says; nothing where nobody does. */
export function QuestionsPanel({ desk: { lesson, questions } }: { desk: LessonDesk }) {
  if (questions.length === 0) return null;
  const isWaiting = lesson.status === 'DONE';
  return (
    <PlainPanel id={QUESTIONS_ID} title={words.title}>
      {isWaiting && questions.some(isUnanswered) && (
        <chakra.p textStyle="body.sm" color="fg.muted" maxW="form">
          {words.stops}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)">
        {questions.map((question) => (
          <chakra.li key={question.id} _notFirst={{ borderTopWidth: '1px', pt: '5', mt: '5' }}>
            <FamilyQuestion lessonId={lesson.id} question={question} isWaiting={isWaiting} />
          </chakra.li>
        ))}
      </chakra.ul>
    </PlainPanel>
  );
}
