import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { ClientId, Instant } from '../contract/scalar.ts';
import { CardRef } from './chat-card.ts';
import { ChatSeq } from './chat-message.ts';

/** How far ahead a message may be kept, and how many of them in one talk. */
export const LATER_LIMITS = { minutes: 1, days: 60, perTalk: 20 } as const;

/** Why a message could not be sent when it was due: she is in the talk no more, nobody else is, a file is gone, or it is blocked. */
export const LATER_FAILURES = ['LEFT', 'ALONE', 'FILE_GONE', 'BLOCKED'] as const;
export type LaterFailure = (typeof LATER_FAILURES)[number];

/** A message that waits for its time. Its id is the name under which it is sent then, so that it is sent once. */
export const LaterMessage = v.object({
  id: ClientId,
  content: v.string(),
  files: v.array(FileRef),
  card: v.nullable(CardRef),
  replyTo: v.nullable(ChatSeq),
  /** Why contact data stands in it; null where there is none. */
  contactReason: v.nullable(v.string()),
  sendAt: Instant,
  /** Null while it waits. */
  failure: v.nullable(v.picklist(LATER_FAILURES)),
});
export type LaterMessage = v.InferOutput<typeof LaterMessage>;

/** Whether a message may be kept until then. */
export function maySendAt(sendAt: Date, now: Date): boolean {
  const ahead = sendAt.getTime() - now.getTime();
  return ahead >= LATER_LIMITS.minutes * millisecondsInMinute && ahead <= LATER_LIMITS.days * millisecondsInDay;
}
