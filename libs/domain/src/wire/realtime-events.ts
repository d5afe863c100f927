import * as v from 'valibot';
import { ChatSeq } from '../chat/chat-message.ts';
import { Id, Instant } from '../contract/scalar.ts';

/** Path of the one socket that a tab keeps, below the API origin (CHT-3). */
export const SOCKET_PATH = '/chat/ws';

/** What the server says over the socket, by event name. Payloads carry ids and counts: the portal reads the rest over HTTP. */
export const SERVER_EVENTS = {
  ready: v.object({ userId: Id, serverTime: Instant }),
  'notification.new': v.object({ id: Id }),
  /** How many are unseen, said whenever a tab has connected: what came after its first question and before is noticed. */
  'notification.unseen': v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  'lesson.changed': v.object({ id: Id }),
  /** Own entries, free time or time off; on a schedule everything hangs together, so nothing is named. */
  'calendar.changed': v.object({}),
  'course.changed': v.object({ id: Id }),
  'review.changed': v.object({ id: Id }),
  'assignment.changed': v.object({ id: Id }),
  'profile.changed': v.object({}),
  'withdrawal.changed': v.object({ id: Id }),
  /** Money or points moved; which, stands in the transactions. */
  'wallet.changed': v.object({}),
  'task.changed': v.object({ id: Id }),
  'ticket.changed': v.object({ id: Id }),
  /** Somebody wrote; `id` is the talk's. */
  'chat.message': v.object({ id: Id, seq: ChatSeq }),
  /** A message was written anew, taken back or reacted to; `change` is the talk's newest one. */
  'chat.message.changed': v.object({ id: Id, change: ChatSeq }),
  /** Somebody read, came in, or put the talk away. */
  'chat.changed': v.object({ id: Id }),
  /** Somebody writes in a talk, for as long as TYPING_GONE_MS. */
  'chat.typing': v.object({ id: Id, memberId: Id }),
  /** An announcement of hers waits, waits no more, or could not be sent. */
  'announcement.changed': v.object({ id: Id }),
  /** Somebody answered, chose, changed or removed words of a post in which she has a part; `id` is the post's. */
  'post.changed': v.object({ id: Id }),
  'session.revoked': v.object({ reason: v.string() }),
} as const;

export type ServerEvents = { [Name in keyof typeof SERVER_EVENTS]: v.InferOutput<(typeof SERVER_EVENTS)[Name]> };
export type ServerEvent = keyof ServerEvents;

/** What the portal says over the socket: what is gone a moment later, and asked for by nobody. */
export const CLIENT_EVENTS = {
  /** I am writing in this talk; no more often than TYPING_EVERY_MS. */
  'chat.typing': v.strictObject({ id: Id }),
} as const;

export type ClientEvents = { [Name in keyof typeof CLIENT_EVENTS]: v.InferOutput<(typeof CLIENT_EVENTS)[Name]> };
export type ClientEvent = keyof ClientEvents;
