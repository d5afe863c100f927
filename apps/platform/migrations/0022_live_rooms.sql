-- A way into the room of one lesson without an account. Its secret is a signature over id and generation, so it is not here.
create table live_guest_link (
  id text primary key,
  lesson_id text not null references lesson (id),
  student_id text not null references student (id),
  role text not null check (role in ('STUDENT', 'GUARDIAN')),
  -- Renewing counts on, which ends every link that was given away before.
  generation integer not null default 1 check (generation >= 1),
  constraint live_guest_link_once unique (lesson_id, student_id, role)
);
create index live_guest_link_student on live_guest_link (student_id);

create table live_message (
  id text primary key,
  seq bigint not null generated always as identity,
  lesson_id text not null references lesson (id),
  participant_id text not null,
  -- The client's own name of what it said.
  client_id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  text text not null check (char_length(text) <= 1000),
  at timestamptz not null,
  constraint live_message_once unique (lesson_id, participant_id, client_id)
);
create index live_message_of on live_message (lesson_id, seq);

create table live_board_page (
  lesson_id text not null references lesson (id),
  no integer not null check (no between 1 and 50),
  -- JSON as text: what people draw may hold letters that jsonb refuses.
  elements text not null,
  primary key (lesson_id, no)
);

create table live_secret (
  name text primary key,
  value text not null
);
