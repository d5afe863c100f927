-- What a teacher offers. Its contents are revisions, numbered from 1: `work_no` is the one that she writes, `live_no` the one
-- that families see.
create sequence course_code start 1001;
create table course (
  id text primary key,
  code text not null unique default 'C-' || nextval('course_code'),
  teacher_id text not null,
  -- The client's own name of the request that made it.
  client_id uuid not null,
  status text not null
    check (status in ('PUBLISHED', 'DRAFT', 'WAITING_APPROVAL', 'APPROVAL_IN_PROCESS', 'REJECTED')),
  work_no integer not null,
  live_no integer,
  -- Goes up with everything that the teacher has to know before she writes again; being looked at is not that.
  version integer not null default 1,
  created_at timestamptz not null,
  -- When its content last changed.
  updated_at timestamptz not null,
  archived_at timestamptz,
  constraint course_published check (status <> 'PUBLISHED' or coalesce(live_no = work_no, false)),
  constraint course_archived check (archived_at is null or status in ('PUBLISHED', 'DRAFT', 'REJECTED'))
);
alter sequence course_code owned by course.code;
create unique index course_once on course (teacher_id, client_id);
create index course_of_teacher on course (teacher_id, updated_at desc);

create table course_revision (
  course_id text not null references course (id) on delete cascade,
  no integer not null check (no >= 1),
  content jsonb not null,
  -- What lists show of the content, which can be half a megabyte.
  title text not null check (char_length(title) <= 60),
  subject_id text,
  image_id text,
  lesson_count integer not null,
  lowest_fee integer,
  created_at timestamptz not null,
  -- Since then it was handed in or on sale, and is never written again.
  frozen_at timestamptz,
  primary key (course_id, no)
);
alter table course
  add constraint course_work foreign key (id, work_no) references course_revision deferrable initially deferred,
  add constraint course_live foreign key (id, live_no) references course_revision deferrable initially deferred;

create table approval_request (
  id text primary key,
  -- The order in which requests came.
  seq bigint not null generated always as identity,
  course_id text not null,
  revision_no integer not null,
  status text not null check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELED')),
  note text not null check (char_length(note) <= 500),
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  picked_up_at timestamptz,
  reviewer_id text,
  -- Decided or cancelled.
  ended_at timestamptz,
  reason text,
  field_remarks jsonb not null default '[]',
  cancel_cause text check (cancel_cause in ('DRAFT_SAVED', 'RESUBMITTED', 'TEACHER', 'SYSTEM')),
  foreign key (course_id, revision_no) references course_revision (course_id, no) on delete cascade,
  constraint approval_request_ended check ((status = 'PENDING') = (ended_at is null)),
  constraint approval_request_due check (due_at > submitted_at),
  constraint approval_request_reviewer check ((picked_up_at is null) = (reviewer_id is null)),
  constraint approval_request_decided check (status not in ('ACCEPTED', 'DECLINED') or reviewer_id is not null),
  constraint approval_request_reason check (status <> 'DECLINED' or coalesce(reason, '') <> ''),
  constraint approval_request_cause check ((status = 'CANCELED') = (cancel_cause is not null))
);
create unique index approval_request_one_open on approval_request (course_id) where status = 'PENDING';
create index approval_request_of_course on approval_request (course_id, seq desc);
create index approval_request_queue on approval_request (due_at, seq) where status = 'PENDING';
create index approval_request_ended on approval_request (ended_at desc, seq desc) where status <> 'PENDING';

-- What happened to a course, one row for each step; nothing here is ever changed, and it stays when the course is deleted.
create table course_history (
  seq bigint primary key generated always as identity,
  course_id text not null,
  event text not null check (event in ('CREATE', 'SAVE_DRAFT', 'SAVE_MINOR', 'SUBMIT', 'WITHDRAW', 'PICK_UP', 'RELEASE',
    'ACCEPT', 'DECLINE', 'DISCARD', 'ARCHIVE', 'UNARCHIVE', 'DELETE')),
  from_status text
    check (from_status in ('PUBLISHED', 'DRAFT', 'WAITING_APPROVAL', 'APPROVAL_IN_PROCESS', 'REJECTED')),
  to_status text
    check (to_status in ('PUBLISHED', 'DRAFT', 'WAITING_APPROVAL', 'APPROVAL_IN_PROCESS', 'REJECTED')),
  revision_no integer not null,
  actor text not null check (actor in ('TEACHER', 'OPERATOR')),
  actor_id text not null,
  at timestamptz not null,
  constraint course_history_begin check ((event = 'CREATE') = (from_status is null)),
  constraint course_history_end check ((event = 'DELETE') = (to_status is null))
);
create index course_history_of on course_history (course_id, seq);

-- A class is a course that runs. Those from before courses were kept here have none.
alter table teaching_class add column course_id text references course (id);
create index teaching_class_of_course on teaching_class (course_id) where course_id is not null;
