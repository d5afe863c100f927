alter table lesson
  -- Where it stood before the last accepted move.
  add column moved_from_start timestamptz,
  add column moved_from_end timestamptz,
  add column canceled_by text check (canceled_by in ('TEACHER', 'STUDENT', 'STAFF')),
  add constraint lesson_moved_from check ((moved_from_start is null) = (moved_from_end is null)),
  add constraint lesson_canceled_by check (canceled_by is null or status = 'CANCELED');

create table lesson_move (
  id text primary key,
  -- The order in which proposals came.
  seq bigint not null generated always as identity,
  -- The client's own name of the request; the moves of one day share it and count their parts.
  client_id uuid not null,
  part integer not null check (part >= 0),
  lesson_id text not null references lesson (id),
  teacher_id text not null,
  proposed_by text not null check (proposed_by in ('TEACHER', 'STUDENT')),
  old_start_at timestamptz not null,
  old_end_at timestamptz not null,
  new_start_at timestamptz not null,
  new_end_at timestamptz not null,
  reason text not null check (char_length(reason) <= 500),
  status text not null check (status in ('PROPOSED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN')),
  -- Proposed less than 24 hours before the lesson (CAL-3).
  short_notice boolean not null,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  constraint lesson_move_keeps_length check (new_end_at - new_start_at = old_end_at - old_start_at),
  constraint lesson_move_length check (new_end_at > new_start_at and new_end_at <= new_start_at + interval '12 hours'),
  constraint lesson_move_late_reason check (not short_notice or reason <> ''),
  constraint lesson_move_answer_by check (answer_by > created_at and answer_by <= least(old_start_at, new_start_at)),
  constraint lesson_move_answered check ((status in ('ACCEPTED', 'DECLINED')) = (answered_at is not null)),
  -- Two times that wait for an answer could both be accepted, so they must not overlap either.
  constraint lesson_move_no_overlap
    exclude using gist (text_range(teacher_id, teacher_id, '[]') with &&, tstzrange(new_start_at, new_end_at) with &&)
    where (status = 'PROPOSED')
);
create unique index lesson_move_once on lesson_move (teacher_id, client_id, part);
create unique index lesson_move_one_open on lesson_move (lesson_id) where status = 'PROPOSED';
create index lesson_move_waiting on lesson_move (teacher_id) where status = 'PROPOSED';
create index lesson_move_due on lesson_move (answer_by) where status = 'PROPOSED';
create index lesson_move_of_teacher on lesson_move (teacher_id, seq desc);
create index lesson_move_of_lesson on lesson_move (lesson_id, seq desc);

-- What happened to the time of a lesson, one row for each step; nothing here is ever changed (R15).
create table lesson_change (
  seq bigint primary key generated always as identity,
  lesson_id text not null references lesson (id),
  move_id text references lesson_move (id),
  kind text not null check (kind in ('PROPOSED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'CANCELED')),
  actor text not null check (actor in ('TEACHER', 'STUDENT', 'CLOCK')),
  short_notice boolean not null,
  note text not null default '' check (char_length(note) <= 500),
  at timestamptz not null,
  constraint lesson_change_of_move check ((kind = 'CANCELED') = (move_id is null))
);
create index lesson_change_of on lesson_change (lesson_id, seq);
