import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFinishLessonMutation } from '@portal/api/lessons/lesson-desk.api';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { paths } from '@portal/domain/site/paths';
import { TimeStillLeft } from '@portal/lesson/time-still-left';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { hold } from '../messages.ts';
import type { OnOutcome } from './on-outcome.ts';

interface Props {
  desk: LessonDesk;
  isMain: boolean;
  onOutcome: OnOutcome;
}

/** Ends the lesson after a question, and leads on to its wrap-up. */
export function FinishLesson({ desk, isMain, onOutcome }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [finish, finishing] = useFinishLessonMutation();
  const navigate = useNavigate();
  const { id, version } = desk.lesson;

  async function end() {
    const { error } = await finish({ id, body: { version } });
    setIsAsking(false);
    onOutcome(hold.finishFailed, error);
    if (!error) void navigate(paths.lessonWrapUp(id));
  }
  return (
    <>
      <Button size="lg" variant={isMain ? 'solid' : 'outline'} onClick={() => setIsAsking(true)}>
        {hold.finish}
      </Button>
      <AlertDialog
        open={isAsking}
        title={hold.finishQuestion}
        confirmLabel={hold.finish}
        cancelLabel={hold.keep}
        loading={finishing.isLoading}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      >
        <TimeStillLeft endAt={desk.lesson.endAt} />
        <p>{hasRoom(desk) ? hold.finishBody : hold.finishBodyByHand}</p>
      </AlertDialog>
    </>
  );
}
