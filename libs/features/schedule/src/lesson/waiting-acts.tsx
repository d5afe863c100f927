import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useAnswerLessonMoveMutation, useWithdrawLessonMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { useDeclineMove } from '@portal/lesson/use-decline-move';
import { useToast } from '@portal/portal-core/show-toast';
import { useEndUndo } from '@portal/portal-core/use-undo';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { lessonMessages } from '../lesson-messages.ts';
import { ConflictExplainer } from '../notices/conflict-explainer.tsx';
import { WaitingMove } from './waiting-move.tsx';

const words = lessonMessages.moves;

interface Props {
  move: LessonMove;
  timeZone: string;
  /** It can be taken back, which a dialog would stand before. */
  onDeclined: () => void;
}

/** A proposal that waits with all that can be done about it, wherever it is shown (CAL-3). */
export function WaitingActs({ move, timeZone, onDeclined }: Props) {
  const toast = useToast();
  const [withdraw, withdrawing] = useWithdrawLessonMoveMutation();
  const [answer, answering] = useAnswerLessonMoveMutation();
  const error = withdrawing.error ?? answering.error;
  const problem = error && problemOf(error);
  const decline = useDeclineMove();
  const endUndo = useEndUndo();

  async function onWithdraw() {
    const { error: failed } = await withdraw({ id: move.id });
    if (failed) return;
    endUndo(move.id);
    toast({ type: 'success', title: words.withdrawn });
  }
  async function onAccept() {
    const { error: failed } = await answer({ id: move.id, body: { decision: 'ACCEPTED' } });
    if (!failed) toast({ type: 'success', title: words.accepted });
  }
  return (
    <chakra.div display="grid" gap="3">
      <WaitingMove
        move={move}
        timeZone={timeZone}
        pending={answering.isLoading ? 'accept' : withdrawing.isLoading ? 'withdraw' : null}
        onWithdraw={() => void onWithdraw()}
        onAccept={() => void onAccept()}
        onDecline={(reason) => {
          decline(move, reason);
          onDeclined();
        }}
      />
      {problem?.conflict ? (
        <ConflictExplainer conflict={problem.conflict} timeZone={timeZone} />
      ) : (
        problem && <ProblemBanner title={words.failed} problem={problem} />
      )}
    </chakra.div>
  );
}
