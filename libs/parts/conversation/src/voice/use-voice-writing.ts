import { useEffect, useRef } from 'react';
import { LIMITS } from '@portal/domain/tenant/limits';
import { canRecord, type Recorded, useRecorder } from '@portal/portal-core/media/use-recorder';

/** Takes what was recorded, and whether it is sent at once. */
type OnRecorded = (recorded: Recorded, isSent: boolean) => void;
/** And the number of the message that it answers. */
export type OnSay = (...said: [...Parameters<OnRecorded>, replyTo: number | undefined]) => void;

/** Says a message in the place of writing it. What is stopped, or left, is kept and not sent. */
export function useVoiceWriting(onSay: OnRecorded | undefined) {
  const isSent = useRef(false);
  // What was said is given to who listens when it ends: which message it answers may have changed meanwhile.
  const say = useRef(onSay);
  useEffect(() => {
    say.current = onSay;
  });
  const { recording, start, stop, giveUp } = useRecorder({
    longest: LIMITS.chatVoiceSeconds,
    onRecorded: (recorded) => say.current?.(recorded, isSent.current),
  });

  // The row takes the place of the button, and gives it back: the keys go on there.
  const button = useRef<HTMLButtonElement>(null);
  const isRecording = recording.is === 'RECORDING';
  const wasRecording = useRef(false);
  useEffect(() => {
    if (wasRecording.current && !isRecording) button.current?.focus();
    wasRecording.current = isRecording;
  }, [isRecording]);

  return {
    /** Whether it may be said here, and this browser can record. */
    isPossible: onSay !== undefined && canRecord(),
    recording,
    isRecording,
    button,
    start() {
      isSent.current = false;
      void start();
    },
    /** Ends it, to be listened to first. */
    stop: () => void stop(),
    send() {
      isSent.current = true;
      void stop();
    },
    giveUp,
  };
}
export type VoiceWriting = ReturnType<typeof useVoiceWriting>;
