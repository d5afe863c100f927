-- Material of a class. Whether students see it now is worked out from its dates, so nothing has to happen at those moments.
create table lecture (
  id text primary key,
  -- The order in which they were made.
  seq bigint not null generated always as identity,
  class_id text not null references teaching_class (id),
  teacher_id text not null,
  client_id uuid not null,
  title text not null check (char_length(title) between 1 and 100),
  content text not null check (char_length(content) <= 5000),
  -- In the order in which they are shown.
  file_ids jsonb not null default '[]',
  download_allowed boolean not null,
  display_at timestamptz,
  deadline_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint lecture_once unique (teacher_id, client_id),
  constraint lecture_displayed check (published_at is null or display_at is not null),
  constraint lecture_dates check (deadline_at > display_at)
);
create index lecture_of_class on lecture (class_id, seq desc);
