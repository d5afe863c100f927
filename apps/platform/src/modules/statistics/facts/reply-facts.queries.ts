import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { chatMessageView, chatRoomView } from '../../chat/module.ts';
import type { FactSource } from './facts.ts';

const said = chatMessageView;
const columns = sql.raw('room_id, seq, sender_id, sent_at');
void alias;

/** How many minutes families waited for an answer: from the first thing that they wrote after her last one. */
export const replyFacts: FactSource = ({ teacherId }) => sql`
  select day, 'REPLY_MINUTES', ${said.roomId}, ${said.seq}::text, ${chatRoomView.classId}, ${said.sentAt},
    round(extract(epoch from ${said.sentAt} - waited.since) / 60)
  from span
  join ${said} on ${said.senderId} = ${teacherId} and ${said.sentAt} >= from_at and ${said.sentAt} < to_at
  join ${chatRoomView} on ${chatRoomView.id} = ${said.roomId}
  cross join lateral (
    select max(own.seq) as seq from (${sql`select ${columns}`} from ${said}) own
    where own.room_id = ${said.roomId} and own.seq < ${said.seq} and own.sender_id = ${teacherId}) before`;
