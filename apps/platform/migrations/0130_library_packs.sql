-- Everything that one lesson needs, as one thing; documents are named by their ids in `content`.
create table lesson_pack (
  id text primary key,
  owner_id text not null,
  client_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  content jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  constraint lesson_pack_once unique (owner_id, client_id)
);
create index lesson_pack_newest on lesson_pack (owner_id, changed_at desc, id);

-- A pack that was given to a lesson, as it was then.
create table lesson_pack_use (
  lesson_id text not null references lesson (id) on delete cascade,
  client_id uuid not null,
  owner_id text not null,
  pack_id text references lesson_pack (id) on delete set null,
  pack_name text not null,
  lecture_id text references lecture (id) on delete set null,
  assignment_id text references assignment (id) on delete set null,
  polls jsonb not null,
  pages jsonb not null,
  at timestamptz not null,
  primary key (lesson_id, client_id)
);
create index lesson_pack_use_of on lesson_pack_use (pack_id);
create index lesson_pack_use_lecture on lesson_pack_use (lecture_id);
create index lesson_pack_use_assignment on lesson_pack_use (assignment_id);
