import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { LESSON_QUESTION_TOPIC_LABELS, type LessonQuestion } from '@portal/domain/families/lesson-question';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { CopyButton } from '@portal/ui/copy-button';
import { DateText } from '@portal/ui/date-text';
import { ARRIVAL, useArrival, useHasBecome } from '@portal/ui/use-arrival';
import { questions as words } from '../messages.ts';
import { AnswerForm } from './answer-form.tsx';
import { NoteText } from './note-text.tsx';
import { useAnswer } from './use-answer.ts';

interface Props {
  lessonId: string;
  question: LessonQuestion;
  /** Whether the lesson still waits for its confirmation. */
  isWaiting: boolean;
}

/** What one family remembers otherwise, and the teacher's answer or the place to write it. */
export function FamilyQuestion({ lessonId, question, isWaiting }: Props) {
  const { guardianName, studentNames, topic, text, askedAt, answer, answeredAt } = question;
  const id = useId();
  const zone = useTeacherZone();
  const { contract, draft, written, isUnsent } = useAnswer(lessonId, question);
  // Who was writing here loses her field to the answer, and finds herself there.
  const isJustAnswered = useHasBecome(answer !== null);
  const place = useArrival<HTMLDivElement>(isJustAnswered && written !== '');

  function forget() {
    draft.discard();
    place.current?.focus();
  }
  return (
    <chakra.article aria-labelledby={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <chakra.h3 id={id} textStyle="body.md" fontWeight="semibold" overflowWrap="anywhere">
          {words.from(guardianName, studentNames)}
        </chakra.h3>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {LESSON_QUESTION_TOPIC_LABELS[topic]} · <DateText instant={askedAt} zone={zone} show="dateTime" />
        </chakra.p>
      </div>
      <NoteText text={text} />
      {answer === null ? (
        <AnswerForm contract={contract} draft={draft} guardianName={guardianName} isWaiting={isWaiting} />
      ) : (
        <chakra.div
          ref={place}
          {...ARRIVAL}
          role="group"
          aria-labelledby={`${id}-answer`}
          display="grid"
          gap="1"
          gridTemplateColumns="minmax(0, 1fr)"
          ps="4"
          borderStartWidth="2px"
        >
          <chakra.p textStyle="body.sm" color="fg.muted">
            <span id={`${id}-answer`}>{words.answer}</span>
            {answeredAt && (
              <>
                {' · '}
                <DateText instant={answeredAt} zone={zone} show="dateTime" />
              </>
            )}
          </chakra.p>
          <NoteText text={answer} />
        </chakra.div>
      )}
      {isUnsent && (
        <div role="status">
          <Banner
            tone="warning"
            title={words.unsent}
            action={
              <>
                <CopyButton label={words.copy} text={written} />
                <Button variant="ghost" onClick={forget}>
                  {words.forget}
                </Button>
              </>
            }
          >
            {words.unsentBody}
          </Banner>
        </div>
      )}
    </chakra.article>
  );
}
