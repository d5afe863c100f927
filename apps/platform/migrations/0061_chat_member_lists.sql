-- Where a talk stands, beside each who is in it: her list is ordered and counted without a look at the talks themselves.
alter table chat_member
  add column last_seq integer not null default 0 check (last_seq >= 0),
  add column last_message_at timestamptz;
update chat_member set last_seq = room.last_seq, last_message_at = room.last_message_at
  from chat_room room where room.id = room_id;

create function chat_member_joins() returns trigger language plpgsql as $$
begin
  -- Who is writing in it right now comes first.
  select last_seq, last_message_at into new.last_seq, new.last_message_at from chat_room where id = new.room_id for share;
  return new;
end $$;
create trigger chat_member_joins before insert on chat_member for each row execute function chat_member_joins();

create function chat_member_follows() returns trigger language plpgsql as $$
begin
  update chat_member set last_seq = new.last_seq, last_message_at = new.last_message_at where room_id = new.id;
  return null;
end $$;
create trigger chat_member_follows after update on chat_room
  for each row when ((old.last_seq, old.last_message_at) is distinct from (new.last_seq, new.last_message_at))
  execute function chat_member_follows();

create index chat_member_listed on chat_member (member_id, last_message_at desc nulls last, room_id desc)
  where archived_at is null and last_seq > 0;
create index chat_member_unread on chat_member (member_id, last_message_at desc nulls last, room_id desc)
  where archived_at is null and last_seq > last_read_seq;
create index chat_member_archived on chat_member (member_id, last_message_at desc nulls last, room_id desc)
  where archived_at is not null and last_seq > 0;
