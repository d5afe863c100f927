import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { problemOf } from '@portal/api/api-problem';
import { useAnswerLessonMoveMutation, useWithdrawLessonMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { LessonDetail } from '@portal/domain/lessons/lessons.contract';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { useDeclineMove } from '@portal/lesson/use-decline-move';
import { RouterLink } from '@portal/portal-core/router-link';
import { useToast } from '@portal/portal-core/show-toast';
import { useEndUndo } from '@portal/portal-core/use-undo';
import { AlertPlace } from '@portal/ui/alert-place';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import { ConflictExplainer } from '../notices/conflict-explainer.tsx';
import { LessonDetails } from './lesson-details.tsx';
import { WaitingMove } from './waiting-move.tsx';

const words = lessonMessages.moves;

interface Props {
  /** What the calendar knows already, or nothing but the id where a proposal was opened. */
  known: Lesson | undefined;
  detail: LessonDetail | undefined;
  problem: ApiProblem | undefined;
  onRetry: () => void;
  /** It can be taken back, which a dialog would stand before. */
  onDeclined: () => void;
  timeZone: string;
  /** Can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** The first face of the lesson's dialog: the calendar's data at once, completed by the lesson's own answer (CLS-2). */
export function LessonFacts({ known, detail, problem, onRetry, onDeclined, timeZone, ref }: Props) {
  const lesson = detail ?? known;
  const waiting = detail?.moves.find(({ status }) => status === 'PROPOSED');
  return (
    <chakra.div ref={ref} tabIndex={-1} display="grid" gap="5" aria-busy={!detail && !problem}>
      {problem && <LoadProblem problem={problem} onRetry={onRetry} />}
      {waiting && <Waiting key={waiting.id} move={waiting} timeZone={timeZone} onDeclined={onDeclined} />}
      {lesson ? (
        <>
          <LessonDetails lesson={lesson} more={detail} timeZone={timeZone} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
            <EnterLesson lesson={lesson} />
            {lessonStateOf(lesson) === 'TO_WRAP_UP' ? (
              <TextLink href={paths.lessonWrapUp(lesson.id)} linkAs={RouterLink} touch>
                {lessonMessages.lesson.wrapUp}
              </TextLink>
            ) : (
              <TextLink href={paths.lesson(lesson.id)} linkAs={RouterLink} touch>
                {lessonMessages.lesson.open}
              </TextLink>
            )}
          </chakra.div>
        </>
      ) : (
        !problem && <SkeletonText lines={6} />
      )}
    </chakra.div>
  );
}

function LoadProblem({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  if (problem.status === 404) {
    return (
      <AlertPlace>
        <Banner tone="error" title={lessonMessages.lesson.gone}>
          {lessonMessages.lesson.goneBody}
        </Banner>
      </AlertPlace>
    );
  }
  return (
    <ProblemBanner
      title={lessonMessages.lesson.failed}
      problem={problem}
      action={
        <Button variant="outline" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  );
}

function Waiting({
  move,
  timeZone,
  onDeclined,
}: Pick<Props, 'timeZone' | 'onDeclined'> & { move: LessonDetail['moves'][number] }) {
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
