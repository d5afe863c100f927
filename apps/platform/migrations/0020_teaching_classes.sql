create sequence class_code start 1000;

alter table teaching_class
  alter column code set default 'K-' || nextval('class_code'),
  -- The revision of its course that it was made from: what the course says later is for later classes.
  add column revision_no integer,
  add column package_id text,
  -- Times of the week in the teacher's zone, as its lessons were planned; single lessons move without it.
  add column weekly_schedule jsonb not null default '[]',
  add column meeting_url text check (meeting_url like 'https://%' and char_length(meeting_url) <= 500),
  -- A room of the chat's context.
  add column chat_room_id text,
  -- The client's own name of the request that made it.
  add column client_id uuid,
  add column rolled_from text references teaching_class (id),
  add column version integer not null default 1 check (version >= 1);
update teaching_class set revision_no = coalesce(course.live_no, course.work_no) from course where course.id = course_id;
alter table teaching_class
  add constraint teaching_class_revision foreign key (course_id, revision_no) references course_revision (course_id, no),
  add constraint teaching_class_frozen check ((course_id is null) = (revision_no is null));
create unique index teaching_class_client on teaching_class (teacher_id, client_id) where client_id is not null;
create index teaching_class_rolled on teaching_class (rolled_from) where rolled_from is not null;
create index teaching_class_moving on teaching_class (progress) where canceled_at is null and progress <> 'FINISHED';

-- The lesson of the programme that it is planned for.
alter table lesson add column programme_no integer check (programme_no >= 1);
create index lesson_of_class on lesson (class_id, start_at);

alter table enrollment
  -- Where nothing else was agreed, all lessons of the class.
  add column lessons_bought integer check (lessons_bought >= 0),
  add column goals text not null default '' check (char_length(goals) <= 500);

-- What happened to a class, one row for each step; nothing here is ever changed.
create table class_history (
  seq bigint primary key generated always as identity,
  class_id text not null references teaching_class (id),
  event text not null check (event in ('CREATE', 'CHANGE', 'FIRST_LESSON', 'LESSONS_OVER', 'LESSONS_ADDED', 'SETTLED', 'CANCEL')),
  from_progress text check (from_progress in ('UPCOMING', 'IN_PROGRESS', 'ENDED', 'FINISHED')),
  to_progress text not null check (to_progress in ('UPCOMING', 'IN_PROGRESS', 'ENDED', 'FINISHED')),
  actor text not null check (actor in ('TEACHER', 'CLOCK')),
  -- Less than 24 hours before the next lesson (CAL-3).
  short_notice boolean not null default false,
  note text not null default '' check (char_length(note) <= 500),
  at timestamptz not null,
  constraint class_history_begins check ((from_progress is null) = (event = 'CREATE'))
);
create index class_history_of on class_history (class_id, seq);
