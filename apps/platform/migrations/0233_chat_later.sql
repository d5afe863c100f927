-- Messages that wait for their time. A row leaves in the transaction that writes the message, so that each is sent once.
create table chat_later (
  room_id text not null references chat_room (id),
  sender_id text not null,
  -- The name under which it is sent, too.
  client_id uuid not null,
  content text not null check (char_length(content) <= 5000),
  file_ids jsonb not null default '[]',
  reply_to integer,
  contact_reason text check (char_length(contact_reason) between 1 and 200),
  send_at timestamptz not null,
  kept_at timestamptz not null,
  -- Why it could not be sent; it stays until she has decided about it.
  failure text check (failure in ('LEFT', 'ALONE', 'FILE_GONE')),
  primary key (room_id, sender_id, client_id),
  constraint chat_later_says check (content <> '' or file_ids <> '[]'),
  foreign key (room_id, reply_to) references chat_message (room_id, seq)
);
create index chat_later_due on chat_later (send_at) where failure is null;
