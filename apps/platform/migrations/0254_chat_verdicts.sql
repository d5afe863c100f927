-- What the team decided of a message, beside it: its place says so, and who wrote it reads why.
alter table chat_message
  add column verdict text check (verdict in ('WARNED', 'REMOVED')),
  add column verdict_reason text not null default '';

update chat_message message
   set verdict = decided.outcome, verdict_reason = decided.outcome_reason
  from (
    select distinct on (room_id, message_seq) room_id, message_seq, outcome, outcome_reason
      from chat_report
     where outcome in ('WARNED', 'REMOVED') and message_seq > 0
     order by room_id, message_seq, outcome_at desc
  ) decided
 where message.room_id = decided.room_id and message.seq = decided.message_seq;
