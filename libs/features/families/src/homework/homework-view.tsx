import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { Banner } from '@portal/ui/banner';
import { Field, TextArea } from '@portal/ui/field';
import { useHomeworkWords } from '../homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';
import { EarlierHandIns } from '../returned/earlier-hand-ins.tsx';
import { MarkedHomework } from '../returned/marked-homework.tsx';
import { ReturnedHomework } from '../returned/returned-homework.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { HandedIn } from './handed-in.tsx';
import { HomeworkMark } from './homework-mark.tsx';
import { useHomeworkState } from './homework-state.ts';
import { TeacherFiles } from './teacher-files.tsx';
import { TeacherNotes } from './teacher-notes.tsx';

interface HomeworkViewProps {
  homework: FamilyHomework;
  onClose: () => void;
}

/** One homework of one child: what is to be done, and the answer. */
export function HomeworkView({ homework: read, onClose }: HomeworkViewProps) {
  const { theirs } = useReader();
  const words = useHomeworkWords();
  // What the answer said, until the page has read it too.
  const [handedIn, setHandedIn] = useState<FamilyHomework | null>(null);
  const [isTooLate, setIsTooLate] = useState(false);
  const [unsent, setUnsent] = useState('');
  const homework = newerOf(read, handedIn);
  const { content, notes, deadlineAt, student, submission } = homework;
  const { state } = useHomeworkState(homework);
  const until = submission?.asked?.dueAt ?? deadlineAt;
  const elsewhere = (state === 'OPEN' || state === 'AGAIN') && theirs(until);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.span fontWeight="semibold">{student.name}</chakra.span>
        <HomeworkMark homework={homework} />
        {elsewhere && (
          <chakra.span textStyle="body.sm" color="fg.muted">
            {elsewhere}
          </chakra.span>
        )}
      </chakra.div>
      <TeacherNotes notes={notes} />
      {content && <chakra.p whiteSpace="pre-line">{content}</chakra.p>}
      <TeacherFiles homework={homework} />
      {submission && isTooLate && <p role="status">{words.refusals['WRONG_STATE']}</p>}
      {unsent !== '' && (
        <Field label={words.unsent}>
          <TextArea rows={4} value={unsent} readOnly />
        </Field>
      )}
      {submission?.returned && <ReturnedHomework homework={homework} returned={submission.returned} />}
      {submission?.asked && (
        <Banner tone="warning" title={words.again}>
          <chakra.p whiteSpace="pre-line">{submission.asked.reason}</chakra.p>
        </Banner>
      )}
      {(submission?.returned || submission?.asked) && (
        // All that was handed in before is kept: this one comes after the newest of them.
        <MarkedHomework homework={homework} attempt={(submission.earlier[0]?.attempt ?? 0) + 1} />
      )}
      {submission && state === 'AGAIN' ? (
        <chakra.details>
          <chakra.summary cursor="pointer" textStyle="label" py="2">
            {words.before}
          </chakra.summary>
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
            <HandedIn submission={submission} isNew={false} />
          </chakra.div>
        </chakra.details>
      ) : (
        submission && <HandedIn submission={submission} isNew={handedIn !== null || isTooLate} />
      )}
      {state === 'DONE' && <chakra.p color="fg.muted">{words.waiting}</chakra.p>}
      <EarlierHandIns homework={homework} />
      {state === 'CLOSED' && (
        <div role="status">
          <Banner tone="warning" title={words.closed}>
            {words.closedBody}
          </Banner>
        </div>
      )}
      {(state === 'OPEN' || state === 'LATE' || state === 'AGAIN') && (
        <HandInForm
          key={submission?.submittedAt}
          homework={homework}
          onHandedIn={setHandedIn}
          onTooLate={() => setIsTooLate(true)}
          onGone={setUnsent}
          onClose={onClose}
        />
      )}
    </chakra.div>
  );
}

/** What the page has read, or what was handed in since. */
const newerOf = (read: FamilyHomework, handedIn: FamilyHomework | null) =>
  handedIn?.submission && (!read.submission || read.submission.submittedAt < handedIn.submission.submittedAt)
    ? handedIn
    : read;
