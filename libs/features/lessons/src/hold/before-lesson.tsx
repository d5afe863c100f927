import { useStartLessonMutation } from '@portal/api/lessons/lesson-desk.api';
import { formatTime, nameDay } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { hasRoom, startsByHand } from '@portal/domain/lessons/states/lesson-room';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/text-link';
import { hold } from '../messages.ts';
import { Countdown } from './countdown.tsx';
import { HoldFace, HoldWords } from './hold-words.tsx';
import { JoinButton } from './join-button.tsx';
import type { OnOutcome } from './on-outcome.ts';

interface Props {
  desk: LessonDesk;
  point: 'EARLY' | 'OPEN' | 'MISSED';
  now: Date;
  onOutcome: OnOutcome;
}

/** Until a lesson begins: a countdown, then the way in or the start by hand. */
export function BeforeLesson({ desk, point, now, onOutcome }: Props) {
  const zone = useTeacherZone();
  const [start, starting] = useStartLessonMutation();
  const { lesson, opensAt } = desk;
  const day = dayOf(opensAt, zone);
  const today = dayOf(now, zone);
  const opens = `${day === today ? '' : `${nameDay(day, today)} `}${formatTime(opensAt, zone)}`;
  const inRoom = hasRoom(desk);

  async function begin() {
    const { error } = await start({ id: lesson.id, body: { version: lesson.version } });
    onOutcome(hold.startFailed, error);
  }
  if (point === 'MISSED')
    return (
      <HoldFace
        words={<HoldWords title={hold.passed} lines={[hold.passedBody]} />}
        actions={
          <Button asChild variant="outline" size="lg">
            <RouterLink href={paths.classChat(lesson.classId)}>{hold.toChat}</RouterLink>
          </Button>
        }
      />
    );
  const check = inRoom && (
    <TextLink justifySelf={{ md: 'center' }} href={paths.deviceCheck()} linkAs={RouterLink} touch textStyle="body.sm">
      {hold.deviceCheck}
    </TextLink>
  );
  if (point === 'EARLY')
    return (
      <HoldFace
        words={<Countdown startAt={lesson.startAt} lines={[inRoom ? hold.openFrom(opens) : hold.startFrom(opens)]} />}
        actions={check}
      />
    );
  const byHand = startsByHand(desk);
  const atDoor = desk.wait.atDoorIds.length;
  const isLate = Date.parse(lesson.startAt) <= now.getTime();
  const untilStart = (isLate ? hold.sinceStart : hold.untilStart)(formatTime(lesson.startAt, zone));
  return (
    <HoldFace
      words={
        <Countdown
          startAt={lesson.startAt}
          isOpen
          label={byHand ? hold.mayStart : hold.opened}
          lines={[
            [untilStart, atDoor > 0 && hold.atDoor(atDoor)].filter(Boolean).join(' · '),
            ...(byHand ? [hold.startHint] : []),
          ]}
        />
      }
      actions={
        <>
          {byHand && (
            <Button size="lg" loading={starting.isLoading} onClick={() => void begin()}>
              {hold.start}
            </Button>
          )}
          <JoinButton desk={desk} label={hold.join} isMain={!byHand} />
          {check}
        </>
      }
    />
  );
}
