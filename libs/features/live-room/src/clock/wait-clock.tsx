import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeclareNoShowMutation, useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { useNow } from '@portal/portal-core/clock';
import { useToast } from '@portal/portal-core/show-toast';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { clock as words, stage } from '../messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { clockOf } from './clock-words.ts';

const MESSAGE_AFTER_MS = 5 * 60_000;

/** The host alone in a lesson that has begun: how long she has waited, and what she may do by then. */
export function WaitClock() {
  const { state } = useRoom();
  const { lessonId: id, startAt } = state.lesson;
  const { data: desk } = useGetLessonDeskQuery({ id });
  const [declare, { isLoading }] = useDeclareNoShowMutation();
  const [isAsking, setAsking] = useState(false);
  const request = useRequest();
  const toast = useToast();
  const act = useAction();
  const navigate = useNavigate();
  const now = useNow(1_000).getTime();
  const waited = now - Date.parse(startAt);
  if (waited < 0 || state.participants.some(({ role }) => role === 'STUDENT')) return null;
  const absentFrom = desk ? Date.parse(desk.noShowFrom) : Date.parse(startAt) + LIMITS.fifteenMinutesMs;
  const cameBefore = desk?.attendance.some(({ joinedAt }) => joinedAt !== null) ?? true;

  async function sayAbsent(): Promise<void> {
    if (!desk) return;
    const isSaid = await act(() => declare({ id, body: { version: desk.lesson.version } }).unwrap());
    if (isSaid) await navigate(paths.lesson(id));
    else setAsking(false);
  }

  return (
    <chakra.div px="3" pt="2">
      <Banner
        tone="info"
        title={`${stage.alone} · ${words.waitedFor(clockOf(waited))}`}
        action={
          <>
            <Button
              variant="outline"
              disabled={waited < MESSAGE_AFTER_MS}
              onClick={() =>
                void request('live.waitMessage', {}).then(
                  (ok) => ok && toast({ type: 'success', title: words.waitSent }),
                )
              }
            >
              {words.waitMessage}
            </Button>
            <Button variant="outline" disabled={now < absentFrom || cameBefore} onClick={() => setAsking(true)}>
              {words.absent}
            </Button>
          </>
        }
      >
        {waited < MESSAGE_AFTER_MS && words.waitHint}
      </Banner>
      <AlertDialog
        danger
        open={isAsking}
        title={words.absentQuestion}
        confirmLabel={words.absent}
        loading={isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={() => void sayAbsent()}
      >
        {words.absentBody}
      </AlertDialog>
    </chakra.div>
  );
}
