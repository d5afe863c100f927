import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import { formatTime } from '@portal/domain/format/date-time';
import { timeLeft } from '@portal/lesson/time-left';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { useRequest } from '../session/use-request.ts';
import { hostClock as words } from './clock-messages.ts';
import { useTelling } from './use-telling.ts';

interface Props {
  wait: LessonWait;
  /** Milliseconds. */
  now: number;
}

/** The prepared message to students who are not there: from when it may go out, when it did, and from when it may again. */
export function TellWaiting({ wait, now }: Props) {
  const { toldAt, first, from, keepTold } = useTelling(wait);
  const request = useRequest();
  const toast = useToast();
  const zone = useTeacherZone();
  const why = useId();
  const [isSending, setSending] = useState(false);

  function reason(): string | null {
    if (first === null || from === null) return words.tellLater;
    if (now < first) return words.tellIn(timeLeft(first - now));
    return now < from ? words.tellAgainIn(timeLeft(from - now)) : null;
  }
  async function tell(): Promise<void> {
    setSending(true);
    const isTold = await request('live.waitMessage', {}, words.waitRefused);
    if (isTold) {
      keepTold();
      toast({ type: 'success', title: words.waitSent });
    }
    setSending(false);
  }
  const said = [toldAt > 0 && words.toldAt(formatTime(toldAt, zone)), reason()].filter(Boolean).join(' ');
  return (
    <chakra.div display="grid" justifyItems="start" alignContent="start" gap="1" minW="0">
      <Button
        variant="outline"
        disabled={reason() !== null}
        loading={isSending}
        aria-describedby={said ? why : undefined}
        onClick={() => void tell()}
      >
        {toldAt > 0 ? words.tellAgain : words.waitMessage}
      </Button>
      {said && (
        <chakra.p id={why} textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {said}
        </chakra.p>
      )}
    </chakra.div>
  );
}
