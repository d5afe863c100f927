import { sql } from 'drizzle-orm';
import { chatMessageView as said, chatRoomView } from '../../chat/module.ts';
import type { FactSource } from './facts.ts';

/** How many minutes families waited for an answer: from the first thing that they wrote after her last one. */
export const replyFacts: FactSource = ({ teacherId }) => sql`
  select day, 'REPLY_MINUTES', own.room_id, own.seq::text, ${chatRoomView.classId}, own.sent_at,
    round(extract(epoch from own.sent_at - waiting.since) / 60)
  from (
    select day, ${said.roomId} as room_id, ${said.seq} as seq, ${said.sentAt} as sent_at
    from span join ${said} on ${said.senderId} = ${teacherId} and ${said.sentAt} >= from_at and ${said.sentAt} < to_at
  ) own
  join ${chatRoomView} on ${chatRoomView.id} = own.room_id
  cross join lateral (
    select coalesce(max(${said.seq}), 0) as seq from ${said}
    where ${said.roomId} = own.room_id and ${said.seq} < own.seq and ${said.senderId} = ${teacherId}
  ) before
  cross join lateral (
    select min(${said.sentAt}) as since from ${said}
    where ${said.roomId} = own.room_id and ${said.seq} > before.seq and ${said.seq} < own.seq
  ) waiting
  where waiting.since is not null`;
