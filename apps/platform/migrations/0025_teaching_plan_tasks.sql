-- What a teacher has to do: what the product notes for her (AUTO) and what she notes for herself (OWN).
create table plan_task (
  id text primary key,
  teacher_id text not null,
  -- What makes it one thing: added twice, it is one.
  key text not null check (char_length(key) between 1 and 200),
  source text not null check (source in ('AUTO', 'OWN')),
  type text not null check (type in ('SUBMISSION_DEADLINE', 'REMINDER', 'LESSON', 'SUBMISSION_EVALUATION')),
  title text not null check (char_length(title) between 1 and 200),
  note text not null default '' check (char_length(note) <= 2000),
  due_at timestamptz not null,
  -- Hidden until then.
  snoozed_until timestamptz,
  finished_at timestamptz,
  -- What it is about, and the class of that.
  ref_kind text check (ref_kind in ('LESSON', 'CLASS', 'ASSIGNMENT')),
  ref_id text,
  class_id text references teaching_class (id),
  -- The lesson whose wrap-up made it.
  made_by_lesson_id text references lesson (id),
  version integer not null default 1 check (version >= 1),
  constraint plan_task_once unique (teacher_id, key),
  constraint plan_task_ref check ((ref_kind is null) = (ref_id is null)),
  constraint plan_task_own check (source = 'AUTO' or type = 'REMINDER'),
  constraint plan_task_awake check (finished_at is null or snoozed_until is null)
);
create index plan_task_open on plan_task (teacher_id, due_at, id) where finished_at is null;
create index plan_task_finished on plan_task (teacher_id, finished_at desc, id) where finished_at is not null;
create index plan_task_about on plan_task (ref_id) where ref_id is not null;
create index plan_task_made_by on plan_task (made_by_lesson_id) where made_by_lesson_id is not null;
