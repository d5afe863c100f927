-- What a teacher says again and again while she grades, the most used first.
create table grading_comment (
  id text primary key,
  teacher_id text not null,
  client_id uuid not null,
  text text not null check (char_length(text) between 1 and 500),
  tags jsonb not null default '[]',
  used integer not null default 0 check (used >= 0),
  used_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1 check (version >= 1),
  constraint grading_comment_once unique (teacher_id, client_id)
);

-- By what an assignment is graded; nothing where its score is given as a whole.
alter table assignment add column rubric jsonb;

alter table submission
  add column rubric_points jsonb,
  -- Of what was told: it stays what it was while she changes her mind.
  add column returned_rubric_points jsonb,
  add column error_tags jsonb not null default '[]',
  -- How long she was at it on the desk; nothing where that was not measured.
  add column active_seconds integer check (active_seconds between 0 and 86400);

-- What was wrong in an attempt that was asked for again stays counted.
alter table submission_attempt add column error_tags jsonb not null default '[]';

create index submission_of_class on submission (class_id);
