-- What a student says of a class, once, and what the teacher did with it. A review that the team removed stays as it was written,
-- for the team alone.
create table review (
  id text primary key,
  -- The order in which reviews came.
  seq bigint not null generated always as identity,
  class_id text not null references teaching_class (id),
  teacher_id text not null,
  student_id text not null references student (id),
  rating smallint not null check (rating between 1 and 5),
  content text not null check (char_length(content) <= 2000),
  created_at timestamptz not null,
  edited_at timestamptz,
  handling text not null check (handling in ('PENDING', 'PROCESSED', 'ADMIN_PENDING', 'ADMIN_COMPLETED')),
  hidden_at timestamptz,
  hidden_reason text check (char_length(hidden_reason) <= 500),
  reply_content text check (char_length(reply_content) <= 1000),
  replied_at timestamptz,
  reply_edited_at timestamptz,
  report_grounds text check (char_length(report_grounds) <= 1000),
  reported_at timestamptz,
  outcome text check (outcome in ('KEPT', 'REMOVED', 'EDITED')),
  outcome_reason text,
  outcome_at timestamptz,
  version integer not null default 1,
  constraint review_once unique (class_id, student_id),
  constraint review_hidden check ((hidden_at is null) = (hidden_reason is null)),
  constraint review_reply check ((reply_content is null) = (replied_at is null)),
  constraint review_reply_edited check (reply_edited_at is null or replied_at is not null),
  constraint review_report check ((report_grounds is null) = (reported_at is null)),
  constraint review_reported check ((reported_at is not null) = (handling in ('ADMIN_PENDING', 'ADMIN_COMPLETED'))),
  constraint review_decided check ((outcome is not null) = (handling = 'ADMIN_COMPLETED')),
  constraint review_outcome check ((outcome is null) = (outcome_at is null) and (outcome is null) = (outcome_reason is null))
);
create index review_of_teacher on review (teacher_id, created_at desc, seq desc);

-- What happened to a review, one row for each step; nothing here is ever changed.
create table review_history (
  seq bigint primary key generated always as identity,
  review_id text not null,
  event text not null check (event in ('POST', 'REPLY', 'UNREPLY', 'PROCESS', 'HIDE', 'UNHIDE', 'REPORT', 'KEEP', 'REMOVE', 'EDIT')),
  from_handling text check (from_handling in ('PENDING', 'PROCESSED', 'ADMIN_PENDING', 'ADMIN_COMPLETED')),
  to_handling text not null check (to_handling in ('PENDING', 'PROCESSED', 'ADMIN_PENDING', 'ADMIN_COMPLETED')),
  actor text not null check (actor in ('TEACHER', 'STUDENT', 'OPERATOR')),
  actor_id text not null,
  -- The reason or the grounds; of an edit, what the student had written before.
  note text not null default '',
  at timestamptz not null,
  constraint review_history_begin check ((event = 'POST') = (from_handling is null))
);
create index review_history_of on review_history (review_id, seq);
