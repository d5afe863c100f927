import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { ApiProblem } from '@portal/api/api-problem';
import { type LessonWait, TELL_AFTER_MS, waitedBy } from '@portal/domain/evidence/lesson-wait';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { mayTellOfWait } from '@portal/domain/lessons/no-show';
import { paths } from '@portal/domain/site/paths';
import { DeclareNoShow } from '@portal/lesson/declare-no-show';
import { timeLeft } from '@portal/lesson/time-left';
import { useToast } from '@portal/portal-core/show-toast';
import { Button } from '@portal/ui/button';
import { clock as words } from '../messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';

interface Props {
  wait: LessonWait;
  /** As the room knows it; until it is here nobody can be called absent. */
  desk: LessonDesk | undefined;
  /** Milliseconds. */
  now: number;
}

/** What a host who waits may do by now, and why not yet. */
export function WaitActions({ wait, desk, now }: Props) {
  const { lessonId } = useRoom().state.lesson;
  const request = useRequest();
  const toast = useToast();
  const navigate = useNavigate();
  const why = useId();
  const mayTell = mayTellOfWait({ wait }, now);

  async function tell(): Promise<void> {
    const isTold = await request('live.waitMessage', {}, words.waitRefused);
    if (isTold) toast({ type: 'success', title: words.waitSent });
  }
  function onOutcome(problem: ApiProblem | null): void {
    if (problem) toast({ type: 'error', title: problem.message });
    else void navigate(paths.lesson(lessonId));
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="2">
      <chakra.div display="grid" justifyItems="start" alignContent="start" gap="1">
        <Button
          variant="outline"
          disabled={!mayTell}
          aria-describedby={mayTell ? undefined : why}
          onClick={() => void tell()}
        >
          {words.waitMessage}
        </Button>
        {!mayTell && (
          <chakra.p id={why} textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {wait.isRunning ? words.tellIn(timeLeft(TELL_AFTER_MS - waitedBy(wait, now))) : words.tellLater}
          </chakra.p>
        )}
      </chakra.div>
      <DeclareNoShow desk={desk} now={now} onOutcome={onOutcome} />
    </chakra.div>
  );
}
