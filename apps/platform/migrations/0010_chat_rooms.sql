-- A talk. `last_seq` is the number of its newest message and hands out the next one under the row's lock.
create table chat_room (
  id text primary key,
  kind text not null check (kind in ('P2P', 'ROOM')),
  -- Of a talk of two the name is the other person's.
  title text check (char_length(title) <= 255),
  last_seq integer not null default 0 check (last_seq >= 0),
  last_message_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'ROOM') = (title is not null))
);

-- Members are accounts, or guardians and students without one: the id is of either, the name is how the others see them.
create table chat_member (
  room_id text not null references chat_room (id),
  member_id text not null,
  name text not null check (char_length(name) <= 255),
  avatar text,
  last_read_seq integer not null default 0 check (last_read_seq >= 0),
  archived_at timestamptz,
  joined_at timestamptz not null,
  primary key (room_id, member_id)
);
create index chat_member_rooms on chat_member (member_id);

create table chat_message (
  room_id text not null references chat_room (id),
  seq integer not null check (seq >= 1),
  sender_id text not null,
  content text not null check (char_length(content) <= 5000),
  sent_at timestamptz not null,
  primary key (room_id, seq)
);
