-- What a teacher gives a class to do until a deadline, and what its students hand in.
create table assignment (
  id text primary key,
  class_id text not null references teaching_class (id),
  teacher_id text not null,
  -- The client's own name of the request that made it; the homework of a lesson and a copy have none.
  client_id uuid,
  -- The lesson whose homework it is.
  lesson_id text unique references lesson (id),
  title text not null check (char_length(title) between 1 and 100),
  content text not null check (char_length(content) <= 5000),
  file_ids jsonb not null default '[]',
  -- Nothing where it is shown as soon as it is published.
  display_at timestamptz,
  deadline_at timestamptz not null,
  download_allowed boolean not null,
  late_allowed boolean not null,
  -- The last moment for what is late.
  cutoff_at timestamptz,
  published_at timestamptz,
  -- When its students were told.
  announced_at timestamptz,
  -- When the first of them handed it in.
  locked_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1 check (version >= 1),
  constraint assignment_order check (display_at < deadline_at),
  constraint assignment_cutoff check (cutoff_at is null or (late_allowed and cutoff_at > deadline_at)),
  constraint assignment_displayed check (published_at is null or display_at is not null),
  constraint assignment_announced check (announced_at is null or published_at is not null),
  constraint assignment_locked check (locked_at is null or published_at is not null)
);
create unique index assignment_once on assignment (teacher_id, client_id) where client_id is not null;
create index assignment_of_class on assignment (class_id, deadline_at desc, id);
create index assignment_unannounced on assignment (display_at) where published_at is not null and announced_at is null;

create table submission (
  id text primary key,
  assignment_id text not null references assignment (id),
  student_id text not null references student (id),
  text text not null default '' check (char_length(text) <= 5000),
  file_ids jsonb not null default '[]',
  submitted_at timestamptz not null,
  constraint submission_once unique (assignment_id, student_id)
);
create index submission_of_student on submission (student_id);

-- The first submission locks what it was asked for. It waits for whoever changes the assignment at this moment, and he for it.
create function submission_locks() returns trigger language plpgsql as $$
begin
  update assignment set locked_at = new.submitted_at where id = new.assignment_id and locked_at is null;
  return new;
end $$;
create trigger submission_locks before insert on submission for each row execute function submission_locks();

create function assignment_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what somebody has handed in stays as it is' using errcode = 'restrict_violation', table = tg_table_name;
end $$;
create trigger assignment_stays before update on assignment
  for each row when (
    old.locked_at is not null
    and (old.title, old.content, old.file_ids, old.display_at, old.download_allowed, old.late_allowed, old.published_at, old.locked_at)
      is distinct from
      (new.title, new.content, new.file_ids, new.display_at, new.download_allowed, new.late_allowed, new.published_at, new.locked_at)
  ) execute function assignment_stays();

-- Homework of a lesson becomes an assignment when the diary is sent.
alter table lesson_diary
  add column homework_due_at timestamptz,
  add column homework_assignment_id text references assignment (id) on delete set null;
create index lesson_diary_homework on lesson_diary (homework_assignment_id) where homework_assignment_id is not null;
