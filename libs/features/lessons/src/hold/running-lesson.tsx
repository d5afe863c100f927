import { formatDuration } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { hold } from '../messages.ts';
import { ExtendLesson } from './extend-lesson.tsx';
import { FinishLesson } from './finish-lesson.tsx';
import { HoldFace, HoldWords } from './hold-words.tsx';
import { JoinButton } from './join-button.tsx';
import type { OnOutcome } from './on-outcome.ts';

interface Props {
  desk: LessonDesk;
  now: Date;
  onOutcome: OnOutcome;
}

/** While a lesson runs: how long still, the room, more time, and the end. */
export function RunningLesson({ desk, now, onOutcome }: Props) {
  const left = Date.parse(desk.lesson.endAt) - now.getTime();
  const inRoom = hasRoom(desk);
  return (
    <>
      <HoldFace
        words={
          left > 0 ? (
            <HoldWords title={hold.running(formatDuration(left))} />
          ) : (
            <HoldWords title={hold.over(formatDuration(-left))} lines={[hold.overBody]} />
          )
        }
        actions={
          <>
            <JoinButton desk={desk} label={hold.joinAgain} isMain />
            <FinishLesson desk={desk} isMain={!inRoom} onOutcome={onOutcome} />
          </>
        }
      />
      <ExtendLesson desk={desk} onOutcome={onOutcome} />
    </>
  );
}
