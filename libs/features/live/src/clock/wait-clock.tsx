import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import type { ApiProblem } from '@portal/api/api-problem';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import { formatClock } from '@portal/domain/format/clock';
import { mayTellOfWait } from '@portal/domain/lessons/no-show';
import { paths } from '@portal/domain/site/paths';
import { DeclareNoShow } from '@portal/lesson/declare-no-show';
import { useNow } from '@portal/portal-core/clock';
import { useToast } from '@portal/portal-core/show-toast';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { clock as words, stage } from '../messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';

/** The host alone in a lesson that has begun: how long she has waited, and what she may do by then. */
export function WaitClock() {
  const { state } = useRoom();
  const { lessonId: id, startAt } = state.lesson;
  const { data: desk } = useGetLessonDeskQuery({ id });
  const request = useRequest();
  const toast = useToast();
  const navigate = useNavigate();
  const now = useNow(1_000).getTime();
  const waited = now - Date.parse(startAt);
  if (waited < 0 || state.participants.some(({ role }) => role === 'STUDENT')) return null;
  const mayTell = mayTellOfWait(startAt, now);

  async function tell(): Promise<void> {
    const isTold = await request('live.waitMessage', {});
    if (isTold) toast({ type: 'success', title: words.waitSent });
  }
  function onOutcome(problem: ApiProblem | null): void {
    if (problem) toast({ type: 'error', title: problem.message });
    else void navigate(paths.lesson(id));
  }
  return (
    <chakra.div px="3" pt="2">
      <Banner
        tone="info"
        title={`${stage.alone} · ${words.waitedFor(formatClock(waited))}`}
        action={
          <>
            <Button variant="outline" disabled={!mayTell} onClick={() => void tell()}>
              {words.waitMessage}
            </Button>
            <DeclareNoShow desk={desk} now={now} onOutcome={onOutcome} />
          </>
        }
      >
        {!mayTell && words.waitHint}
      </Banner>
    </chakra.div>
  );
}
