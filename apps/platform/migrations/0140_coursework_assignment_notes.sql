-- What a teacher explains of an assignment that cannot be edited any more; nobody changes it.
create table assignment_note (
  id text primary key,
  seq bigint not null generated always as identity,
  assignment_id text not null references assignment (id) on delete cascade,
  client_id uuid not null,
  text text not null check (char_length(text) between 1 and 1000),
  created_at timestamptz not null,
  unique (assignment_id, client_id)
);
