import { useEffect, useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { marksApi } from '@portal/api/coursework/marks.api';
import type { VoiceComment } from '@portal/domain/coursework/marks';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { useAppDispatch } from '@portal/portal-core/hooks';
import type { Recorded } from '@portal/portal-core/media/use-recorder';
import { useToast } from '@portal/portal-core/show-toast';
import { useUndo } from '@portal/portal-core/use-undo';
import { useSendFile } from '@portal/upload/use-send-file';
import { voice as words } from './voice-messages.ts';

const { getSubmissionMarks, saveVoiceComment } = marksApi.endpoints;

/** What is said, and not with the server yet. */
export interface Waiting extends Recorded {
  readonly id: string;
  /** Where it can be listened to. */
  readonly address: string;
  readonly isFailed: boolean;
}

type Said = Pick<GradedSubmission, 'id' | 'attempt'>;

/** What she says of submissions, kept as soon as it is said: it is sent on while she grades the next one. */
export function useVoices() {
  const sendFile = useSendFile();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const offerUndo = useUndo();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const running = useRef(new Map<string, Promise<void>>());
  const put = (id: string, next: Waiting | null) =>
    setWaiting((all) => [...all.filter((one) => one.id !== id), ...(next ? [next] : [])]);

  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWaiting]);

  /** Puts another one in the place of what is there; returns what was there. */
  async function replace({ id, attempt }: Said, next: { fileId: string; seconds: number } | null) {
    const asked = dispatch(getSubmissionMarks.initiate({ id }, { forceRefetch: true, subscribe: false }));
    const { voice: there } = await asked.unwrap();
    const body = { attempt, before: there?.file.id ?? null, voice: next };
    await dispatch(saveVoiceComment.initiate({ id, body })).unwrap();
    return there;
  }
  const offer = (text: string, said: Said, there: VoiceComment | null) =>
    offerUndo({
      text,
      undo: async () => void (await replace(said, there && { fileId: there.file.id, seconds: there.seconds })),
    });

  async function send(submission: GradedSubmission, recorded: Recorded): Promise<void> {
    const { id, student } = submission;
    const { file, seconds } = recorded;
    const said = { ...recorded, id, address: URL.createObjectURL(file) };
    put(id, { ...said, isFailed: false });
    try {
      const { id: fileId } = await sendFile('VOICE', file);
      const there = await replace(submission, { fileId, seconds });
      put(id, null);
      URL.revokeObjectURL(said.address);
      if (there) offer(words.saved, submission, there);
      else toast({ type: 'success', title: words.saved });
    } catch (error) {
      put(id, { ...said, isFailed: true });
      toast({ type: 'error', title: words.failedOf(student.name), message: problemOf(error).message });
      throw error;
    }
  }

  function keep(submission: GradedSubmission, recorded: Recorded): void {
    const sending = send(submission, recorded);
    running.current.set(submission.id, sending);
    sending.catch(() => undefined);
  }

  return {
    of: (id: string) => waiting.find((one) => one.id === id),
    keep,
    /** Waits for what is on its way, and sends what could not be sent once more; rejects where it still cannot. */
    async settled(submission: GradedSubmission): Promise<void> {
      const { id } = submission;
      const failed = waiting.find((one) => one.id === id && one.isFailed);
      if (failed) keep(submission, failed);
      await running.current.get(id);
    },
    /** Gives up what could not be sent; it can be taken back, as can what is taken away with the server. */
    giveUp(submission: GradedSubmission, recorded: Recorded): void {
      running.current.delete(submission.id);
      put(submission.id, null);
      offerUndo({ text: words.removed, undo: () => keep(submission, recorded) });
    },
    async remove(submission: GradedSubmission): Promise<void> {
      offer(words.removed, submission, await replace(submission, null));
    },
  };
}
export type Voices = ReturnType<typeof useVoices>;
