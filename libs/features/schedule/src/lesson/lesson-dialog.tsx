import { type RefObject, useEffect, useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetLessonQuery } from '@portal/api/lessons/lessons.api';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { useToast } from '@portal/portal-core/show-toast';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import { CancelForm } from '../moves/cancel-form.tsx';
import { MoveForm } from '../moves/move-form.tsx';
import type { MoveValues } from '../moves/move-values.ts';
import { useUndoProposals } from '../moves/use-undo-proposals.ts';
import { useLast } from '../notices/use-last.ts';
import { LessonFacts } from './lesson-facts.tsx';

type Step = 'facts' | 'move' | 'cancel';

/** An action of a lesson, and of a move perhaps the new time that was chosen already. */
export interface LessonStep {
  readonly step: 'move' | 'cancel';
  readonly wanted?: Pick<MoveValues, 'date' | 'time'>;
}

const TITLES: Record<Step, string> = {
  facts: messages.lesson.detail,
  move: lessonMessages.move.title,
  cancel: lessonMessages.cancel.title,
};

interface Props {
  /** The whole lesson where the calendar knows it, else its id; null keeps it closed. */
  lesson: Lesson | Pick<Lesson, 'id'> | null;
  /** Where it opens other than at its facts. */
  opensAt?: LessonStep | null;
  timeZone: string;
  onClose: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** One lesson: what it is, and its two actions as further faces of the same dialog (CLS-2, CAL-3). */
export function LessonDialog({ lesson, opensAt = null, timeZone, onClose, finalFocus }: Props) {
  const shown = useLast(lesson);
  const [step, setStep] = useState<Step>(opensAt?.step ?? 'facts');
  const [last, setLast] = useState({ id: lesson?.id, opensAt });
  if (lesson && (lesson.id !== last.id || opensAt !== last.opensAt)) {
    setLast({ id: lesson.id, opensAt });
    setStep(opensAt?.step ?? 'facts');
  }
  const found = useGetLessonQuery({ id: shown?.id ?? '' }, { skip: shown === null, refetchOnMountOrArgChange: true });
  const detail = shown && found.currentData?.id === shown.id ? found.currentData : undefined;
  const toast = useToast();
  const offerUndo = useUndoProposals();
  const facts = useRef<HTMLDivElement>(null);
  const moveButton = useRef<HTMLButtonElement>(null);
  const cameBack = useRef(false);

  const leave = () => {
    onClose();
    setStep('facts');
  };
  const back = () => {
    cameBack.current = true;
    setStep('facts');
  };
  // The button of the form is gone; the action that led there is the nearest thing.
  useEffect(() => {
    if (step === 'facts' && cameBack.current) moveButton.current?.focus();
    cameBack.current = false;
  }, [step]);

  const face = detail && (step === 'facts' || detail.status === 'UPCOMING') ? step : 'facts';
  const canChange = detail?.status === 'UPCOMING';
  return (
    <Dialog
      open={lesson !== null}
      onClose={leave}
      title={TITLES[face]}
      phone={face === 'facts' ? 'sheet' : 'full'}
      closeOnClickAway={face === 'facts'}
      // What it is comes before the buttons that change it.
      initialFocus={facts}
      finalFocus={finalFocus}
      footer={
        face === 'facts' &&
        canChange && (
          <>
            <Button variant="outline" onClick={() => setStep('cancel')}>
              {lessonMessages.lesson.cancel}
            </Button>
            <Button ref={moveButton} onClick={() => setStep('move')}>
              {lessonMessages.lesson.move}
            </Button>
          </>
        )
      }
    >
      {shown && face === 'facts' && (
        <LessonFacts
          ref={facts}
          known={'status' in shown ? shown : undefined}
          detail={detail}
          problem={found.error && !found.isFetching ? problemOf(found.error) : undefined}
          onRetry={() => void found.refetch()}
          onDeclined={leave}
          timeZone={timeZone}
        />
      )}
      {detail && face === 'move' && (
        <MoveForm
          lesson={detail}
          wanted={opensAt?.wanted ?? null}
          timeZone={timeZone}
          onBack={back}
          onProposed={(move) => {
            leave();
            offerUndo(lessonMessages.move.success, [move]);
          }}
        />
      )}
      {detail && face === 'cancel' && (
        <CancelForm
          lesson={detail}
          timeZone={timeZone}
          isReloading={found.isFetching}
          onReload={() => void found.refetch()}
          onKeep={back}
          onCanceled={() => {
            leave();
            toast({ type: 'success', title: lessonMessages.cancel.success });
          }}
        />
      )}
    </Dialog>
  );
}
