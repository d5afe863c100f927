import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useFinishLessonMutation, useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import { TimeStillLeft } from '@portal/lesson/time-still-left';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { hostClock as words } from '../clock/clock-messages.ts';
import { hostTools, tools } from '../dock/dock-messages.ts';

interface EndDialogProps {
  lessonId: string;
  open: boolean;
  onClose: () => void;
  onEnded: () => void;
  onLeave: () => void;
}

/** The host's way out: end the lesson for all, or leave the room as it is. */
export function EndDialog({ lessonId: id, open, onClose, onEnded, onLeave }: EndDialogProps) {
  const { data: desk } = useGetLessonDeskQuery({ id });
  const [finish, { isLoading, error, reset }] = useFinishLessonMutation();
  const keep = useRef<HTMLButtonElement>(null);
  const close = () => {
    reset();
    onClose();
  };

  async function end(): Promise<void> {
    if (!desk) return;
    const { error: refused } = await finish({ id, body: { version: desk.lesson.version } });
    if (!refused) onEnded();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="sm"
      title={words.endQuestion}
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} variant="outline" onClick={close}>
            {words.keep}
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              close();
              onLeave();
            }}
          >
            {tools.leave}
          </Button>
          {desk?.startedAt && (
            <Button variant="danger" loading={isLoading} onClick={() => void end()}>
              {hostTools.end}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="grid" gap="3">
        {desk?.startedAt && <TimeStillLeft endAt={desk.lesson.endAt} />}
        <p>{words.endBody}</p>
        <ProblemBanner problem={error ? problemOf(error) : null} />
      </chakra.div>
    </Dialog>
  );
}
