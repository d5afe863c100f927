-- Up to where each member has answered, and since when the others wait for her: to read is not to answer.
alter table chat_member
  add column answered_seq integer not null default 0 check (answered_seq >= 0),
  add column waiting_since timestamptz;

-- Until now whatever was read counted as answered.
update chat_member member set answered_seq = last_read_seq, waiting_since = (
  select said.sent_at from chat_message said
  where said.room_id = member.room_id and said.seq > member.last_read_seq and said.sender_id <> member.member_id
    and said.deleted_at is null
  order by said.seq limit 1);

create index chat_member_waiting on chat_member (member_id, waiting_since, room_id)
  where archived_at is null and waiting_since is not null;
