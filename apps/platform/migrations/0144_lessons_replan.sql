-- What a lesson is planned for besides `programme_no`, and each time that the rest of a programme was planned anew.
alter table lesson add column programme_also integer[] not null default '{}';

create table programme_replan (
  seq bigint generated always as identity,
  id text primary key,
  class_id text not null references teaching_class (id),
  teacher_id text not null,
  at timestamptz not null,
  -- Of each lesson that it gave another step: what it was, and what it is.
  changes jsonb not null,
  -- Steps that are not taught any more, and what all of them are called.
  left_out integer[] not null,
  names jsonb not null,
  extra_lesson_ids text[] not null,
  undone_at timestamptz
);
create index programme_replan_of_class on programme_replan (class_id, seq);
