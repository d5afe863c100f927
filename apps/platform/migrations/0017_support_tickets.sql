-- What a teacher asks the team, and what her families say to the team about her lessons.
create sequence support_ticket_code start 1001;
create table support_ticket (
  id text primary key,
  code text not null unique default 'T-' || nextval('support_ticket_code'),
  teacher_id text not null,
  -- The client's own name of the request that made it; a complaint about the teacher has none.
  client_id uuid,
  opened_by text not null check (opened_by in ('TEACHER', 'STUDENT', 'STAFF')),
  target_type text not null check (target_type in ('TEACHER', 'LESSON', 'CLASS', 'COURSE')),
  target_id text,
  -- What it was called then: lessons and courses may change or go.
  target_title text not null,
  category text not null check (category in ('LESSON', 'STUDENT', 'REVIEW', 'PAYOUT', 'TECHNICAL', 'ACCOUNT', 'OTHER')),
  title text not null check (char_length(title) <= 100),
  content text not null check (char_length(content) <= 5000),
  file_ids jsonb not null default '[]',
  evidence_lesson_ids jsonb not null default '[]',
  status text not null check (status in ('NEW', 'PROCESSED', 'COMPLETED')),
  turn text check (turn in ('ADMIN', 'TEACHER')),
  due_at timestamptz,
  version integer not null default 1,
  rating integer check (rating between 1 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  constraint support_ticket_target check ((target_type = 'TEACHER') = (target_id is null)),
  constraint support_ticket_turn check ((status = 'COMPLETED') = (turn is null)),
  constraint support_ticket_due check ((turn is null) = (due_at is null)),
  constraint support_ticket_closed check ((status = 'COMPLETED') = (closed_at is not null)),
  constraint support_ticket_rating check (rating is null or status = 'COMPLETED'),
  constraint support_ticket_opener check ((opened_by = 'TEACHER') = (client_id is not null))
);
alter sequence support_ticket_code owned by support_ticket.code;
create unique index support_ticket_once on support_ticket (teacher_id, client_id);
create index support_ticket_of_teacher on support_ticket (teacher_id, updated_at desc);
create index support_ticket_answered on support_ticket (due_at) where status = 'PROCESSED' and turn = 'TEACHER';

create table support_message (
  id text primary key,
  seq bigint not null generated always as identity,
  ticket_id text not null references support_ticket (id) on delete cascade,
  client_id uuid,
  author_role text not null check (author_role in ('TEACHER', 'STUDENT', 'STAFF')),
  author_id text not null,
  content text not null check (char_length(content) <= 5000),
  file_ids jsonb not null default '[]',
  at timestamptz not null
);
create unique index support_message_once on support_message (ticket_id, client_id);
create index support_message_of on support_message (ticket_id, seq);

-- What happened to a ticket, one row for each step; nothing here is ever changed.
create table support_history (
  seq bigint primary key generated always as identity,
  ticket_id text not null references support_ticket (id) on delete cascade,
  event text not null check (event in ('CREATE', 'ANSWER', 'REPLY', 'COMPLETE', 'LAPSE', 'REOPEN', 'RATE')),
  to_status text not null check (to_status in ('NEW', 'PROCESSED', 'COMPLETED')),
  to_turn text check (to_turn in ('ADMIN', 'TEACHER')),
  actor text not null check (actor in ('TEACHER', 'STUDENT', 'STAFF', 'CLOCK')),
  -- Nobody where the clock did it.
  actor_id text,
  at timestamptz not null,
  constraint support_history_actor check ((actor = 'CLOCK') = (actor_id is null))
);
create index support_history_of on support_history (ticket_id, seq);
