import { useEffect, useEffectEvent, useState } from 'react';
import { useGetSubmissionMarksQuery } from '@portal/api/coursework/marks.api';
import { submissionsApi, useGetSubmissionQuery } from '@portal/api/coursework/submissions.api';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useUndo } from '@portal/portal-core/use-undo';
import { useWorkTime } from '@portal/portal-core/use-work-time';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useComments } from '../comments/use-comments.ts';
import { grading as words, queue as queueWords } from '../grading-messages.ts';
import { useGradingAddress } from '../queue/use-grading-address.ts';
import { useQueue } from '../queue/use-queue.ts';
import { useVoices } from '../voice/use-voices.ts';
import { DeskState } from './desk-state.tsx';
import { GradingDesk } from './grading-desk.tsx';
import { fieldsOfSubmission, keptGrading, textsOf } from './grading-fields.ts';
import { GradingFrame } from './grading-frame.tsx';
import { KeyBar } from './key-bar.tsx';
import { useKeySwitch } from './key-switch.ts';
import { usePrefetchNext } from './prefetch-next.ts';

/** With so few left behind it more is asked for. */
const NEAR = 5;

/** /account/grading: what students handed in, one after the other, over all classes (ASG-2, W8). */
export function GradingPage() {
  const dispatch = useAppDispatch();
  const offerUndo = useUndo();
  const address = useGradingAddress();
  const queue = useQueue(address);
  const { submissionId, open, list } = address;
  const [isNext, setIsNext] = useState(false);
  const [hasKeys, setHasKeys] = useKeySwitch();
  const voices = useVoices();
  const detail = useGetSubmissionQuery({ id: submissionId ?? '' }, { skip: submissionId === null });
  // At once, not after the submission: the desk asks for them when it is shown.
  useGetSubmissionMarksQuery({ id: submissionId ?? '' }, { skip: submissionId === null });
  useComments();
  // What comes behind the last ones that are loaded is here before she gets there.
  const isNearEnd = submissionId !== null && queue.more !== null && queue.behind(submissionId) < NEAR;
  const loadMore = useEffectEvent(() => queue.more?.());
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd]);
  usePrefetchNext(queue.neighbour(submissionId, 1)?.id ?? null);

  // It stays the one on the desk, whatever comes before it in the queue meanwhile.
  const first = queue.query.isFetching ? undefined : queue.items[0]?.id;
  useEffect(() => {
    if (submissionId === null && first !== undefined) open(first, { isFirst: true });
  }, [submissionId, first, open]);

  function go(id: string | null) {
    setIsNext(true);
    open(id);
  }
  function step(by: 1 | -1) {
    const next = queue.neighbour(submissionId, by);
    if (next && next.id !== submissionId) go(next.id);
  }
  /** Among those to grade again, with what she wrote; what counted before counts as it did. */
  async function takeBack(saved: GradedSubmission, before: GradedSubmission): Promise<void> {
    const wasDone = before.gradeState === 'GRADED' || before.gradeState === 'RETURNED';
    const texts = textsOf(fieldsOfSubmission(wasDone ? before : saved));
    const body = { ...keptGrading(texts, saved.version), isDone: wasDone };
    await dispatch(submissionsApi.endpoints.gradeSubmission.initiate({ id: saved.id, body })).unwrap();
    dispatch(submissionsApi.util.invalidateTags(['SubmissionQueue', 'Assignment', 'Today']));
    go(saved.id);
  }
  function onDone(saved: GradedSubmission, before: GradedSubmission) {
    const others = queue.items.filter(({ id }) => id !== saved.id);
    const next = queue.neighbour(saved.id, 1) ?? (list === 'to-grade' ? others[0] : undefined);
    queue.take(saved);
    offerUndo({ text: words.saved(saved.student.name, saved.score), undo: () => takeBack(saved, before) });
    if (next || list === 'to-grade') go(next?.id ?? null);
  }

  const shown = submissionId === null ? null : (detail.currentData ?? null);
  useWorkTime('GRADING', shown?.class.id ?? null);
  const totals = queue.query.currentData?.totals;
  const done = totals && queueWords.progress(totals['to-grade'] + totals['to-return'], totals['to-return']);
  return (
    <GradingFrame
      address={address}
      queue={queue}
      current={shown}
      onOpen={go}
      foot={<KeyBar isOn={hasKeys} onSwitch={setHasKeys} />}
    >
      <VisuallyHidden role="status">
        {isNext && shown && done ? words.now(shown.student.name, done) : ''}
      </VisuallyHidden>
      {shown ? (
        <GradingDesk
          key={shown.id}
          submission={shown}
          isNext={isNext}
          hasKeys={hasKeys}
          voices={voices}
          onDone={onDone}
          onStep={step}
        />
      ) : (
        <DeskState address={address} queue={queue} detail={detail} isFresh={isNext} hasKeys={hasKeys} />
      )}
    </GradingFrame>
  );
}
