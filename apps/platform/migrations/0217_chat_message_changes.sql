-- What happens to a message after it was sent. Every change takes the talk's next number, under the row lock that orders its
-- messages: who knows all changes up to a number reads those behind it.
alter table chat_room add column last_change integer not null default 0 check (last_change >= 0);
alter table chat_message
  add column change integer not null default 0 check (change >= 0),
  add column reply_to integer,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  drop constraint chat_message_says,
  -- Of a message that was taken back nothing is left but its place.
  add constraint chat_message_says check (
    case when deleted_at is null then content <> '' or file_ids <> '[]' else content = '' and file_ids = '[]' end),
  add constraint chat_message_answers foreign key (room_id, reply_to) references chat_message (room_id, seq);
create unique index chat_message_changes on chat_message (room_id, change) where change > 0;

create table chat_reaction (
  room_id text not null,
  seq integer not null,
  member_id text not null,
  reaction text not null check (reaction in ('LIKE', 'HEART', 'THANKS', 'SMILE', 'DONE')),
  primary key (room_id, seq, member_id),
  foreign key (room_id, seq) references chat_message (room_id, seq) on delete cascade
);
