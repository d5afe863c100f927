import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { type RefObject, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { usePlanDayMoveQuery } from '@portal/api/lessons/lesson-moves.api';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { useNow } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonRows } from '@portal/ui/skeletons';
import { answerMessages } from '../day-answers/answer-messages.ts';
import { DayAnswers } from '../day-answers/day-answers.tsx';
import { daySheetMessages } from '../day-sheet/day-sheet-messages.ts';
import type { SentDay } from '../day-sheet/sent-day.ts';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import { useUndoProposals } from '../moves/use-undo-proposals.ts';
import { useLast } from '../notices/use-last.ts';
import type { Day } from '../time/day.ts';
import { DayMoveForm } from './day-move-form.tsx';
import type { DayPlan } from './day-move-values.ts';
import { PlanNews } from './plan-news.tsx';
import { StandingAnswers } from './standing-answers.tsx';

const words = lessonMessages.day;

interface Props {
  /** Null keeps it closed. */
  moving: { readonly day: Day; readonly isIll: boolean; readonly isAnswers?: boolean } | null;
  timeZone: string;
  onClose: () => void;
  /** Leads on to time off, where the day has nothing to move and nothing to close. */
  onTimeOff: (day: Day) => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Changes all lessons of a day: the plan, one press, the list of what was sent (W5). */
export function DayMoveDialog({ moving, timeZone, onClose, onTimeOff, finalFocus }: Props) {
  const shown = useLast(moving);
  const [sent, setSent] = useState<SentDay | null>(null);
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const offerUndo = useUndoProposals();
  const now = useNow(millisecondsInMinute);
  // Null: as it was opened.
  const [step, setStep] = useState<'answers' | 'plan' | null>(null);
  const isAnswers = sent !== null || (step ? step === 'answers' : (shown?.isAnswers ?? false));
  const close = () => {
    onClose();
    setSent(null);
    setWithdrawn([]);
    setStep(null);
  };
  const leave = () => {
    const waiting = sent?.moves.filter(({ id }) => !withdrawn.includes(id)) ?? [];
    close();
    if (waiting.length > 0) offerUndo(words.done(waiting.length), waiting);
  };
  const planTitle = shown?.isIll ? daySheetMessages.titleToday : daySheetMessages.titleDay;
  return (
    <Dialog
      open={moving !== null}
      onClose={leave}
      title={isAnswers ? answerMessages.title : planTitle}
      description={shown && daySheetMessages.now(formatDayWithWeekday(shown.day), formatTime(now, timeZone))}
      size="side"
      closeOnClickAway={false}
      finalFocus={finalFocus}
    >
      {shown &&
        (isAnswers ? (
          <DayAnswers
            key={shown.day}
            day={shown.day}
            sent={sent}
            timeZone={timeZone}
            withdrawn={withdrawn}
            onWithdrawn={(id) => setWithdrawn((before) => [...before, id])}
            onClose={leave}
            onDeclined={close}
            onDecide={() => setStep('plan')}
          />
        ) : (
          <Plan
            key={shown.day}
            day={shown.day}
            isIll={shown.isIll}
            timeZone={timeZone}
            onClose={leave}
            onSent={setSent}
            onAnswers={() => setStep('answers')}
            onTimeOff={() => onTimeOff(shown.day)}
          />
        ))}
    </Dialog>
  );
}

interface PlanProps extends Pick<Parameters<typeof DayMoveForm>[0], 'day' | 'timeZone' | 'onClose' | 'onSent'> {
  isIll: boolean;
  onTimeOff: () => void;
  onAnswers: () => void;
}

function Plan({ isIll, onTimeOff, onAnswers, ...props }: PlanProps) {
  const { day } = props;
  const planned = usePlanDayMoveQuery({ date: day }, { refetchOnMountOrArgChange: true });
  const calendar = useGetCalendarQuery({ from: day, to: day }, { skip: !isIll });
  const now = useNow(millisecondsInMinute).getTime();
  const plan = planned.data?.items;
  const isOpen = calendar.data?.freeTimes.some(({ endAt }) => Date.parse(endAt) > now) ?? false;
  const [seen, setSeen] = useState<DayPlan>();
  if (!seen && plan && !planned.isFetching) setSeen(plan);

  return (
    <>
      <PlanNews before={seen ?? []} plan={plan ?? []} />
      {plan && (plan.length > 0 || isOpen) ? (
        <DayMoveForm
          {...props}
          plan={plan}
          reason={isIll ? words.illReason : ''}
          closesDay={isIll}
          lead={plan.some(({ waiting }) => waiting !== null) && <StandingAnswers onSee={onAnswers} />}
        />
      ) : (
        <chakra.div px={{ base: '5', md: '8' }} py="5">
          <NothingAhead reads={[planned, calendar]} isIll={isIll} onTimeOff={onTimeOff} />
        </chakra.div>
      )}
    </>
  );
}

interface NothingAheadProps extends Pick<PlanProps, 'isIll' | 'onTimeOff'> {
  reads: readonly {
    isFetching: boolean;
    isError: boolean;
    error?: unknown;
    refetch: () => unknown;
  }[];
}

/** No lesson to move and no time to close, as far as is known yet. */
function NothingAhead({ reads, isIll, onTimeOff }: NothingAheadProps) {
  if (reads.some(({ isFetching }) => isFetching)) return <SkeletonRows rows={3} picture={false} />;
  const failed = reads.filter(({ isError }) => isError);
  if (failed[0]) {
    return (
      <ProblemBanner
        title={words.loadFailed}
        problem={problemOf(failed[0].error)}
        action={
          <Button variant="outline" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {messages.retry}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      name="calendar-empty"
      title={isIll ? words.nothingOpen : words.empty}
      size="sm"
      action={isIll && <Button onClick={onTimeOff}>{words.addTimeOff}</Button>}
    >
      {isIll ? words.nothingOpenBody : words.emptyBody}
    </EmptyState>
  );
}
