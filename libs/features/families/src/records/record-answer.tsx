import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect, useRef, useState } from 'react';
import { useConfirmFamilyLessonMutation } from '@portal/api/families/family-door.api';
import type { FamilyRecord } from '@portal/domain/families/family-door';
import { useNow } from '@portal/portal-core/clock';
import { AnswerPair } from '../paper/answer-pair.tsx';
import { DoneLine } from '../paper/done-line.tsx';
import { Refusal } from '../paper/refusal.tsx';
import { useOneAtATime } from '../paper/use-one-at-a-time.ts';
import { useReader } from '../reading/reader-context.ts';
import { QuestionSheet } from './question-sheet.tsx';
import { RecordQuestion } from './record-question.tsx';
import { recordState } from './record-state.ts';

/** Whether the record is right: asked while the family may say, and what it said. */
export function RecordAnswer({ record: given }: { record: FamilyRecord }) {
  const { words, time, zone, link } = useReader();
  const now = useNow(millisecondsInMinute);
  const [confirm] = useConfirmFamilyLessonMutation();
  const { run, isRunning, problem } = useOneAtATime();
  // What the answer said, until the list has read it too.
  const [answered, setAnswered] = useState<FamilyRecord | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { confirmBy } = given;
  // The newer of both: the list may not have read the last question yet.
  const question = answered?.question ?? given.question ?? null;
  const confirmedAt = given.confirmedAt ?? answered?.confirmedAt ?? null;
  const state = recordState({ ...given, question, confirmedAt }, now);

  useEffect(() => {
    if (answered?.confirmedAt) place.current?.focus();
  }, [answered]);

  const confirmIt = () => void run(async () => setAnswered(await confirm({ link, id: given.id }).unwrap()));

  return (
    <>
      <chakra.div
        ref={place}
        role="status"
        tabIndex={-1}
        outline="none"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        _empty={{ position: 'absolute' }}
      >
        {question && <RecordQuestion question={question} isOpen={state === 'QUESTIONED'} />}
        {confirmedAt && <DoneLine title={words.records.confirmed}>{time.short(confirmedAt, zone)}</DoneLine>}
        {state === 'SETTLED' && !confirmedAt && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.records.settled}
          </chakra.p>
        )}
      </chakra.div>
      {(state === 'ASKED' || state === 'ANSWERED') && (
        <>
          <chakra.h4 textStyle="label" mt="1">
            {words.records.isRight}
          </chakra.h4>
          <AnswerPair
            no={words.records.otherwise}
            yes={words.records.confirm}
            onNo={() => setIsAsking(true)}
            onYes={confirmIt}
            isSending={isRunning}
            sending={words.records.sending}
          />
          <chakra.p textStyle="body.sm" color="fg.muted">
            {given.isPaused
              ? words.records.paused
              : confirmBy && now.getTime() < Date.parse(confirmBy)
                ? words.records.silence(time.near(confirmBy, zone, now))
                : words.records.afterAnswer}
          </chakra.p>
        </>
      )}
      <Refusal problem={problem} />
      <QuestionSheet
        record={given}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onSent={(asked) => {
          setAnswered(asked);
          setHasAsked(true);
          setIsAsking(false);
        }}
        finalFocus={hasAsked ? place : undefined}
      />
    </>
  );
}
