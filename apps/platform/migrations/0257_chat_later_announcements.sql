-- Announcements that wait for their time. A row leaves in the transaction that writes their messages, so that each is sent once,
-- and is an announcement of the same id then.
create table announcement_later (
  id text primary key,
  teacher_id text not null,
  client_id uuid not null,
  content text not null check (char_length(content) between 1 and 5000),
  class_ids jsonb not null check (jsonb_array_length(class_ids) > 0),
  file_ids jsonb not null default '[]',
  contact_reason text check (char_length(contact_reason) between 1 and 200),
  send_at timestamptz not null,
  kept_at timestamptz not null,
  -- Why it could not be sent; it stays until she has decided about it.
  failure text check (failure in ('NO_CLASS', 'FILE_GONE')),
  constraint announcement_later_once unique (teacher_id, client_id)
);
create index announcement_later_due on announcement_later (send_at, id) where failure is null;

-- The classes that one was meant for and did not reach, because they were over by then.
alter table announcement add column missed_class_ids jsonb not null default '[]';
