import { chakra } from '@chakra-ui/react/styled-system';
import { useContext, useId, useState } from 'react';
import { type LessonWait, TELL_AGAIN_AFTER_MS } from '@portal/domain/evidence/lesson-wait';
import { formatTime } from '@portal/domain/format/date-time';
import { mayTellFrom } from '@portal/domain/lessons/no-show';
import { timeLeft } from '@portal/lesson/time-left';
import { now as clockNow } from '@portal/portal-core/clock';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { KeptContext } from '../session/kept.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { clock as words } from './clock-messages.ts';

const KEPT_AS = 'toldAt';

interface Props {
  wait: LessonWait;
  /** Milliseconds. */
  now: number;
}

/** The prepared message to students who are not there: from when it may go out, when it did, and from when it may again. */
export function TellWaiting({ wait, now }: Props) {
  const { startAt } = useRoom().state.lesson;
  const kept = useContext(KeptContext);
  const request = useRequest();
  const toast = useToast();
  const zone = useTeacherZone();
  const why = useId();
  const [isSending, setSending] = useState(false);
  const from = mayTellFrom({ wait, startMs: Date.parse(startAt) });
  // Kept by the room and read with every second: the button may stand in two places at once.
  const toldAt = Number(kept.get(KEPT_AS) ?? 0);
  const againFrom = toldAt + TELL_AGAIN_AFTER_MS;
  const mayTell = from !== null && now >= from && now >= againFrom;

  function reason(): string | null {
    if (from === null) return words.tellLater;
    if (now < from) return words.tellIn(timeLeft(from - now));
    return now < againFrom ? words.tellAgainIn(timeLeft(againFrom - now)) : null;
  }
  async function tell(): Promise<void> {
    setSending(true);
    const isTold = await request('live.waitMessage', {}, words.waitRefused);
    if (isTold) {
      kept.set(KEPT_AS, String(clockNow().getTime()));
      toast({ type: 'success', title: words.waitSent });
    }
    setSending(false);
  }
  const said = [toldAt > 0 && words.toldAt(formatTime(toldAt, zone)), reason()].filter(Boolean).join(' ');
  return (
    <chakra.div display="grid" justifyItems="start" alignContent="start" gap="1" minW="0">
      <Button
        variant="outline"
        disabled={!mayTell}
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
