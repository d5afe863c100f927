import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@portal/domain/format/date-time';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { DeclineForm } from '@portal/lesson/decline-form';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { lessonMessages } from '../lesson-messages.ts';
import { OtherZone } from '../time/other-zone.tsx';
import { SpanText } from '../time/span-text.tsx';

const words = lessonMessages.moves;

interface Props {
  move: LessonMove;
  timeZone: string;
  /** Which action is on its way. */
  pending: 'withdraw' | 'accept' | null;
  onWithdraw: () => void;
  onAccept: () => void;
  onDecline: (reason: string) => void;
}

/** The one proposal that waits: the teacher's own can be taken back, the student's be answered (CAL-3). */
export function WaitingMove({ move, timeZone, pending, onWithdraw, onAccept, onDecline }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Banner
      tone="warning"
      icon={Hourglass}
      title={`${words.waiting} · ${move.by === 'TEACHER' ? words.byTeacher : words.byStudent}`}
      action={
        move.by === 'TEACHER' ? (
          <Button variant="outline" loading={pending === 'withdraw'} onClick={onWithdraw}>
            {words.withdraw}
          </Button>
        ) : (
          !isAsking && (
            <>
              <Button variant="outline" disabled={pending === 'accept'} onClick={() => setIsAsking(true)}>
                {words.decline}
              </Button>
              <Button loading={pending === 'accept'} onClick={onAccept}>
                {words.accept}
              </Button>
            </>
          )
        )
      }
    >
      <chakra.div fontVariantNumeric="tabular-nums">
        {words.proposed}: <SpanText span={{ startAt: move.newStartAt, endAt: move.newEndAt }} timeZone={timeZone} />
        <OtherZone instant={move.newStartAt} />
      </chakra.div>
      {move.reason.trim() !== '' && (
        <chakra.p overflowWrap="anywhere">
          {words.reason}: {move.reason}
        </chakra.p>
      )}
      {move.by === 'TEACHER' && move.status === 'PROPOSED' && move.asked > 1 && (
        <p>{words.families(move.asked, move.agreed)}</p>
      )}
      {move.by === 'STUDENT' && move.asked > 1 && <p>{words.forAll(move.asked)}</p>}
      <chakra.p color="fg.muted">{words.answerBy(formatDateTime(move.answerBy, timeZone))}</chakra.p>
      {isAsking && <DeclineForm onDecline={onDecline} onBack={() => setIsAsking(false)} />}
    </Banner>
  );
}
