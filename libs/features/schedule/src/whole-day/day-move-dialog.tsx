import { type RefObject, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { usePlanDayMoveQuery } from '@portal/api/lessons/lesson-moves.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonRows } from '@portal/ui/skeletons';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import { useUndoProposals } from '../moves/use-undo-proposals.ts';
import { useLast } from '../notices/use-last.ts';
import type { Day } from '../time/day.ts';
import { DayMoveForm, type SentDay } from './day-move-form.tsx';
import { ProposedMoves } from './proposed-moves.tsx';

const words = lessonMessages.day;

interface Props {
  /** Null keeps it closed. */
  moving: { readonly day: Day; readonly isIll: boolean } | null;
  timeZone: string;
  onClose: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Changes all lessons of a day: the plan, one press, the list of what was sent (W5). */
export function DayMoveDialog({ moving, timeZone, onClose, finalFocus }: Props) {
  const shown = useLast(moving);
  const [sent, setSent] = useState<SentDay | null>(null);
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const offerUndo = useUndoProposals();
  const leave = () => {
    const waiting = sent?.moves.filter(({ id }) => !withdrawn.includes(id)) ?? [];
    onClose();
    setSent(null);
    setWithdrawn([]);
    if (waiting.length > 0) offerUndo(words.done(waiting.length), waiting);
  };
  return (
    <Dialog
      open={moving !== null}
      onClose={leave}
      title={words.title}
      description={shown && formatDayWithWeekday(shown.day)}
      size="lg"
      phone="full"
      closeOnClickAway={false}
      finalFocus={finalFocus}
    >
      {shown &&
        (sent ? (
          <ProposedMoves
            sent={sent}
            timeZone={timeZone}
            withdrawn={withdrawn}
            onWithdrawn={(id) => setWithdrawn((before) => [...before, id])}
            onClose={leave}
          />
        ) : (
          <Plan
            key={shown.day}
            day={shown.day}
            reason={shown.isIll ? words.illReason : ''}
            closesDay={shown.isIll}
            timeZone={timeZone}
            onClose={leave}
            onSent={setSent}
          />
        ))}
    </Dialog>
  );
}

type PlanProps = Pick<
  Parameters<typeof DayMoveForm>[0],
  'day' | 'reason' | 'closesDay' | 'timeZone' | 'onClose' | 'onSent'
>;

function Plan(props: PlanProps) {
  const { data, error, isFetching, refetch } = usePlanDayMoveQuery(
    { date: props.day },
    { refetchOnMountOrArgChange: true },
  );
  if (data?.items.length) return <DayMoveForm {...props} plan={data.items} />;
  if (isFetching) return <SkeletonRows rows={3} picture={false} />;
  if (error) {
    return (
      <ProblemBanner
        title={words.loadFailed}
        problem={problemOf(error)}
        action={
          <Button variant="outline" onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState name="calendar-empty" title={words.empty} size="sm">
      {words.emptyBody}
    </EmptyState>
  );
}
