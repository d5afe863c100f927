import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useMarkFamilyHomeworkSeenMutation } from '@portal/api/families/family-homework.api';
import type { ReturnedGrade } from '@portal/domain/coursework/submission';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { useReader } from '../reading/reader-context.ts';
import { useHomeworkWords } from './homework-messages.ts';
import { ReturnedRubric } from './returned-rubric.tsx';

interface ReturnedHomeworkProps {
  homework: FamilyHomework;
  returned: ReturnedGrade;
}

/** What the teacher says of it: the score and her words. That the family has seen it is told to her, once. */
export function ReturnedHomework({ homework: { id, student }, returned }: ReturnedHomeworkProps) {
  const { link, time, zone } = useReader();
  const words = useHomeworkWords();
  const [markSeen] = useMarkFamilyHomeworkSeenMutation();
  const { score, feedback, rubric, at, seenAt } = returned;
  // A failed call is not shown, and made again the next time she opens it: nobody waits for it here.
  const told = useRef('');
  useEffect(() => {
    if (seenAt !== null || told.current === at) return;
    told.current = at;
    void markSeen({ link, id, body: { studentId: student.id } });
  }, [at, id, link, markSeen, seenAt, student.id]);
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
