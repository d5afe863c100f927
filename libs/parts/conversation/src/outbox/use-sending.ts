import { useCallback, useEffect } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useKeptFiles } from '@portal/upload/use-kept-files';
import { refOf } from '../card/chosen-card.ts';
import type { Talk } from '../talk.ts';
import { useConversationWords } from '../words.ts';
import { changeOutbox, flushOutbox, isStuck, voiceName, waiting } from './outbox.ts';
import { useOutgoing } from './use-outgoing.ts';
import { useRetries } from './use-retries.ts';

/** What of a talk its messages are sent with. */
export type SentTalk = Pick<Talk, 'name' | 'forVisitor' | 'connections' | 'send' | 'ticketOf'>;

/** Answers after which the same message may well be taken later: too many at once, and whatever broke on the way. */
const isPassing = (status: unknown) => typeof status !== 'number' || status === 429 || status === 401 || status >= 500;

/** Sends what of a talk has not arrived. What the network swallowed is sent again by itself, and with the next connection. */
export function useSending({ name: roomId, forVisitor, connections, send: post, ticketOf }: SentTalk) {
  const { userId, outgoing } = useOutgoing({ name: roomId, forVisitor });
  const { said, voice: voiceWords } = useConversationWords();
  const sounds = useKeptFiles({ location: 'VOICE', ticketOf });

  const flush = useCallback(() => {
    if (userId === null) return;
    const place = { userId, roomId };
    void flushOutbox(place, async ({ clientId, content, files, voice, card, replyTo, contactReason }) => {
      const sound = voice && (await sounds.send(voiceName(clientId)));
      if (sound === 'LATER') return 'UNREACHABLE';
      if (sound === 'GONE') return { refusal: voiceWords.gone };
      const fileIds = [...files, ...(sound ? [sound] : [])].map(({ id }) => id);
      const shown = card && { card: refOf(card) };
      const { error } = await post({ clientId, content, fileIds, voice, replyTo, contactReason, ...shown });
      if (!error) {
        if (voice) await sounds.release(voiceName(clientId));
        return 'SENT';
      }
      const problem = problemOf(error);
      return isPassing(problem.status) ? 'UNREACHABLE' : { refusal: said(problem) };
    });
  }, [userId, roomId, post, said, sounds, voiceWords]);

  // What the server refused waits for the reader instead.
  const tryAgain = useCallback(() => {
    if (userId === null) return;
    changeOutbox({ userId, roomId }, (all) =>
      all.some(isStuck) ? all.map((one) => (isStuck(one) ? waiting(one) : one)) : all,
    );
    flush();
  }, [userId, roomId, flush]);
  useEffect(() => tryAgain(), [tryAgain, connections]);
  useRetries({ isStuck: outgoing.some(isStuck), isEmpty: outgoing.length === 0, retry: tryAgain });

  return { userId, outgoing, sounds, flush };
}
