import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useWithdrawLessonMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import { LESSON_MOVE_STATUS_LABELS, type LessonMove } from '@portal/domain/lessons/lesson-move';
import { LESSON_STATE_LABELS } from '@portal/domain/lessons/states/lesson-state';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { lessonMessages } from '../lesson-messages.ts';
import { useStepFocus } from '../notices/use-step-focus.ts';
import { OtherZone } from '../time/other-zone.tsx';
import { SpanText } from '../time/span-text.tsx';
import type { SentDay } from './day-move-form.tsx';

const words = lessonMessages.day;

interface Props {
  sent: SentDay;
  timeZone: string;
  /** Ids of those that were taken back already. */
  withdrawn: readonly string[];
  onWithdrawn: (id: string) => void;
  onClose: () => void;
}

/** What was proposed for a day; each can be taken back alone while its answer is open (W5). */
export function ProposedMoves({ sent, timeZone, withdrawn, onWithdrawn, onClose }: Props) {
  const { moves, canceled, isClosed } = sent;
  const top = useStepFocus<HTMLDivElement>();
  const [withdraw] = useWithdrawLessonMoveMutation();
  const [pending, setPending] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const waiting = moves.filter(({ id }) => !withdrawn.includes(id));
  // What is on its way alone is not asked for twice.
  const idle = waiting.filter(({ id }) => !pending.includes(id));
  const title = [
    waiting.length > 0 ? words.done(waiting.length) : moves.length > 0 && lessonMessages.moves.withdrawn,
    canceled.length > 0 && words.canceled(canceled.length),
  ]
    .filter(Boolean)
    .join(' · ');

  async function takeBack(chosen: readonly LessonMove[]) {
    setProblem(null);
    const ids = chosen.map(({ id }) => id);
    setPending((before) => [...before, ...ids]);
    await Promise.all(
      chosen.map(async ({ id }) => {
        const { error } = await withdraw({ id });
        if (error) setProblem(problemOf(error));
        else onWithdrawn(id);
      }),
    );
    setPending((before) => before.filter((id) => !ids.includes(id)));
  }

  return (
    <chakra.div display="grid" gap="4">
      <div ref={top} tabIndex={-1}>
        <Banner tone="success" title={title || words.dayClosed}>
          {[waiting.length > 0 && words.doneBody, title && isClosed && words.dayClosed].filter(Boolean).join(' ')}
        </Banner>
      </div>
      {title && (
        <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' } }}>
          {moves.map((move) => (
            <chakra.li key={move.id} display="flex" flexWrap="wrap" alignItems="center" gap="3" py="3">
              <chakra.div flex="1" minW="48">
                <chakra.p fontWeight="600">{move.className}</chakra.p>
                <chakra.p textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                  <SpanText span={{ startAt: move.newStartAt, endAt: move.newEndAt }} timeZone={timeZone} />
                </chakra.p>
                <OtherZone instant={move.newStartAt} />
              </chakra.div>
              {withdrawn.includes(move.id) ? (
                <chakra.span role="status" textStyle="body.sm" color="fg.muted">
                  {LESSON_MOVE_STATUS_LABELS.WITHDRAWN}
                </chakra.span>
              ) : (
                <Button
                  variant="outline"
                  aria-label={words.withdrawOf(move.className)}
                  loading={pending.includes(move.id)}
                  onClick={() => void takeBack([move])}
                >
                  {lessonMessages.moves.withdraw}
                </Button>
              )}
            </chakra.li>
          ))}
          {canceled.map(({ id, className }) => (
            <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" gap="3" py="3">
              <chakra.p flex="1" minW="48" fontWeight="600">
                {className}
              </chakra.p>
              <chakra.span textStyle="body.sm" color="fg.muted">
                {LESSON_STATE_LABELS.CANCELED}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {problem && <ProblemBanner title={lessonMessages.moves.failed} problem={problem} />}
      <StickyActions>
        {waiting.length > 1 && (
          <Button variant="outline" loading={pending.length > 1} onClick={() => void takeBack(idle)}>
            {words.withdrawAll}
          </Button>
        )}
        <Button onClick={onClose}>{words.close}</Button>
      </StickyActions>
    </chakra.div>
  );
}
