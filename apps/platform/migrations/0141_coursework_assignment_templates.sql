-- Assignments that a teacher keeps to give them again, and what was made of them.
create table assignment_template (
  id text primary key,
  seq bigint not null generated always as identity,
  teacher_id text not null references app_user (id),
  client_id uuid not null,
  title text not null check (char_length(title) between 1 and 100),
  content text not null check (char_length(content) <= 5000),
  file_ids jsonb not null default '[]',
  download_allowed boolean not null,
  late_allowed boolean not null,
  created_at timestamptz not null,
  version integer not null default 1 check (version >= 1),
  unique (teacher_id, client_id)
);
create index assignment_template_of_teacher on assignment_template (teacher_id, seq desc);

alter table assignment
  add column template_id text references assignment_template (id) on delete set null;
create index assignment_of_template on assignment (template_id, deadline_at desc) where template_id is not null;
