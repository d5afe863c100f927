import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import type { ApiProblem } from '@portal/api/api-problem';
import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { DeclareNoShow } from '@portal/lesson/declare-no-show';
import { useToast } from '@portal/portal-core/show-toast';
import { useRoom } from '../session/use-room.ts';
import { TellWaiting } from './tell-waiting.tsx';

interface Props {
  wait: LessonWait;
  /** As the room knows it; until it is here nobody can be called absent. */
  desk: LessonDesk | undefined;
  /** Whether there is anybody whom the message would reach. */
  mayTell: boolean;
  /** Milliseconds. */
  now: number;
}

/** What a host who waits may do by now, and why not yet. */
export function WaitActions({ wait, desk, mayTell, now }: Props) {
  const { lessonId } = useRoom().state.lesson;
  const toast = useToast();
  const navigate = useNavigate();

  function onOutcome(problem: ApiProblem | null): void {
    if (problem) toast({ type: 'error', title: problem.message });
    else void navigate(paths.lesson(lessonId));
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="2">
      {mayTell && <TellWaiting wait={wait} now={now} />}
      <DeclareNoShow desk={desk} now={now} onOutcome={onOutcome} />
    </chakra.div>
  );
}
