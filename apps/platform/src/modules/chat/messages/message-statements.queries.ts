import { sql } from 'drizzle-orm';
import { namedStatement } from '../../../core/database/named-statement.ts';
import type { chatMessage } from '../chats.tables.ts';

export type NewMessageRow = Omit<typeof chatMessage.$inferInsert, 'seq'>;

/** A message with the name of its sender in this talk; null where she has none there any more. */
export interface MessageFound {
  readonly message: typeof chatMessage.$inferSelect;
  readonly sender: { readonly name: string; readonly avatar: string | null } | null;
}

/** By what a message that is about to be written is known, and which one it answers. */
export interface AskedGround {
  readonly roomId: string;
  readonly senderId: string;
  readonly clientId: string;
  readonly replyTo?: number | null | undefined;
}

/** What a message comes to in its talk. */
export interface Ground {
  /** The number that it has already. */
  readonly known: number | null;
  /** Whether there is such a message to answer, where it answers one. */
  readonly hasAnswered: boolean;
  /** Whether somebody in the talk wants to hear nothing more. */
  readonly isBlocked: boolean;
  /** Who hears it. */
  readonly memberIds: readonly string[];
}

const { placeholder } = sql;
const roomId = placeholder('roomId');
const senderId = placeholder('senderId');
const sentAt = sql`${placeholder('sentAt')}::timestamptz`;
/** What is announced to many is nobody's answer. */
const answers = sql`member_id = ${senderId} and ${placeholder('announcementId')}::text is null`;

/** Locks the talk of one who is in it. */
export const lockStatement = namedStatement<{ id: string }>(
  'chat_lock',
  sql`select r.id from chat_room r
    join chat_member m on m.room_id = r.id and m.member_id = ${placeholder('memberId')} and m.left_at is null
    where r.id = ${roomId} for update of r`,
);

/** Not in one statement with the lock, which would see what stood there before the wait. */
export const groundStatement = namedStatement<Ground>(
  'chat_ground',
  sql`select
      (select seq from chat_message
        where room_id = ${roomId} and sender_id = ${senderId} and client_id = ${placeholder('clientId')}) as "known",
      ${placeholder('replyTo')}::int is null
        or exists (select from chat_message where room_id = ${roomId} and seq = ${placeholder('replyTo')}::int) as "hasAnswered",
      coalesce(bool_or(blocked_at is not null), false) as "isBlocked",
      coalesce(array_agg(member_id) filter (where left_at is null), '{}') as "memberIds"
    from chat_member where room_id = ${roomId}`,
);

/** The number, the message and the marks in one statement: what a new message does to its talk. */
export const writeStatement = namedStatement<{ seq: number; name: string | null; avatar: string | null }>(
  'chat_write',
  sql`with next as (
      update chat_room set last_seq = last_seq + 1, last_message_at = ${sentAt}
      where id = ${roomId} returning last_seq as seq
    ), written as (
      insert into chat_message (room_id, seq, sender_id, client_id, content, file_ids, voice, sent_at, reply_to, contact_reason,
        card_kind, card_id, announcement_id)
      select ${roomId}, seq, ${senderId}, ${placeholder('clientId')}::uuid, ${placeholder('content')},
        ${placeholder('fileIds')}::jsonb, ${placeholder('voice')}::jsonb, ${sentAt},
        ${placeholder('replyTo')}::int, ${placeholder('contactReason')}, ${placeholder('cardKind')}, ${placeholder('cardId')},
        ${placeholder('announcementId')}
      from next
    ), marked as (
      update chat_member set archived_at = null,
        last_read_seq = case when member_id = ${senderId} then seq else last_read_seq end,
        answered_seq = case when ${answers} then seq else answered_seq end,
        waiting_since = case when ${answers} then null when member_id = ${senderId} then waiting_since
          else coalesce(waiting_since, ${sentAt}) end
      from next where room_id = ${roomId} and (member_id = ${senderId} or archived_at is not null or waiting_since is null)
    )
    select seq, name, avatar from next left join chat_member on room_id = ${roomId} and member_id = ${senderId}`,
);
