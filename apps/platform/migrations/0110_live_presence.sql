-- Where people are is evidence from the door on, and it ends also for those whom a server that died has left inside.
alter table evidence_event drop constraint evidence_event_kind_check;
alter table evidence_event add constraint evidence_event_kind_check check (kind in ('ROOM_OPENED', 'STARTED', 'WAITED', 'TURNED',
  'JOINED', 'LEFT', 'RECOVERED', 'WAIT_MESSAGE', 'MATERIAL_SHOWN', 'BOARD_SNAPSHOT', 'POLL', 'LINE_WEAK', 'EXTENDED', 'NO_SHOW',
  'ENDED', 'ATTENDANCE_FIXED', 'DIARY_SENT', 'CONFIRMED'));

-- Who is in a room or at its door by the chain of evidence: a row comes and goes in the transaction of the link that says so.
create table live_presence (
  lesson_id text not null references lesson (id),
  participant_id text not null,
  -- The process whose room it is; it says again and again that she is still there.
  holder uuid not null,
  actor_id text not null,
  name text not null,
  role text not null check (role in ('HOST', 'STUDENT', 'GUARDIAN')),
  student_id text,
  place text not null check (place in ('ROOM', 'DOOR')),
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (lesson_id, participant_id)
);
create index live_presence_seen on live_presence (seen_at);

-- What a room remembers when its process does not.
create table live_room (
  lesson_id text primary key references lesson (id),
  has_waiting_room boolean not null,
  page integer not null check (page between 1 and 50),
  students_may_draw boolean not null,
  -- What was decided of one person: her id and whether she may draw.
  drawing jsonb not null,
  -- By id and generation of the link.
  admitted text[] not null,
  sent_away text[] not null,
  hands_up text[] not null
);

create table live_poll (
  id text primary key,
  lesson_id text not null references lesson (id),
  question text not null,
  options jsonb not null check (jsonb_array_length(options) between 2 and 6),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create unique index live_poll_open on live_poll (lesson_id) where closed_at is null;

create table live_vote (
  poll_id text not null references live_poll (id),
  participant_id text not null,
  option integer not null check (option between 0 and 5),
  at timestamptz not null,
  primary key (poll_id, participant_id)
);

-- Whether the chain of evidence has a proof of the page as it is stored.
alter table live_board_page add column is_proved boolean not null default true;
