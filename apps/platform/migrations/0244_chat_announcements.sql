-- What a teacher says to several of her classes at once. Each class reads it as a message of its own room; its words stand there.
create table announcement (
  id text primary key,
  teacher_id text not null,
  client_id uuid not null,
  sent_at timestamptz not null,
  constraint announcement_once unique (teacher_id, client_id)
);
create index announcement_listed on announcement (teacher_id, sent_at desc, id desc);

alter table chat_message add column announcement_id text references announcement (id);
create unique index chat_message_announced on chat_message (announcement_id, room_id) where announcement_id is not null;

-- For whom it is: who was in its rooms when it was sent. Who leaves a room goes from here, and comes back to nothing that waits.
create table announcement_reader (
  announcement_id text not null references announcement (id) on delete cascade,
  room_id text not null,
  member_id text not null,
  primary key (announcement_id, room_id, member_id)
);
create index announcement_reader_member on announcement_reader (room_id, member_id);
