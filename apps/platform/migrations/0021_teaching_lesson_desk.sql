-- Holding a lesson and closing it: when it really took place, who came, what was taught, and what proves it.
alter table lesson
  add column started_at timestamptz,
  add column ended_at timestamptz,
  -- The students did not come; without it a lesson that was not held is one that nobody began.
  add column no_show boolean not null default false,
  add constraint lesson_no_show check (not no_show or held is false),
  add constraint lesson_ended_after_start check (ended_at is null or started_at is null or ended_at >= started_at);
update lesson set started_at = case when held then start_at end, ended_at = end_at where status in ('DONE', 'FINISHED');
update lesson set started_at = start_at where status = 'IN_PROGRESS';
create index lesson_unconfirmed on lesson (ended_at) where status = 'DONE' and held is false;

-- Where notes about a lesson go; a guardian has no account.
alter table guardian add column email text check (char_length(email) <= 254);

-- What happened to a lesson, one row for each step; nothing here is ever changed.
create table lesson_history (
  seq bigint primary key generated always as identity,
  lesson_id text not null references lesson (id),
  event text not null check (event in ('START', 'EXTEND', 'FINISH', 'NOBODY_CAME', 'NO_SHOW', 'CONFIRM')),
  to_status text not null check (to_status in ('IN_PROGRESS', 'DONE', 'FINISHED')),
  actor text not null check (actor in ('TEACHER', 'GUARDIAN', 'STAFF', 'CLOCK')),
  -- Nobody where the clock did it.
  actor_id text,
  at timestamptz not null,
  constraint lesson_history_actor check ((actor = 'CLOCK') = (actor_id is null))
);
create index lesson_history_of on lesson_history (lesson_id, seq);

create table attendance (
  lesson_id text not null references lesson (id),
  student_id text not null references student (id),
  state text not null check (state in ('PRESENT', 'LATE', 'ABSENT', 'EXCUSED')),
  joined_at timestamptz,
  left_at timestamptz,
  minutes integer not null default 0 check (minutes >= 0),
  -- AUTO is what the room saw, MANUAL what the teacher says.
  source text not null check (source in ('AUTO', 'MANUAL')),
  note text not null default '' check (char_length(note) <= 200),
  primary key (lesson_id, student_id),
  constraint attendance_stay check (left_at is null or left_at >= joined_at)
);
create index attendance_of_student on attendance (student_id);

create table lesson_diary (
  lesson_id text primary key references lesson (id),
  version integer not null default 1 check (version >= 1),
  programme_no integer check (programme_no >= 1),
  covered text not null default '' check (char_length(covered) <= 2000),
  homework text not null default '' check (char_length(homework) <= 2000),
  next_plan text not null default '' check (char_length(next_plan) <= 2000),
  message_to_guardian text not null default '' check (char_length(message_to_guardian) <= 5000),
  private_note text not null default '' check (char_length(private_note) <= 2000),
  sent_at timestamptz,
  confirm_by timestamptz,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('GUARDIAN', 'AUTO', 'STAFF')),
  constraint lesson_diary_sent check ((sent_at is null) = (confirm_by is null)),
  constraint lesson_diary_confirmed check ((confirmed_at is null) = (confirmed_by is null)),
  constraint lesson_diary_confirmed_sent check (confirmed_at is null or sent_at is not null)
);
create index lesson_diary_unconfirmed on lesson_diary (confirm_by) where confirmed_at is null and confirm_by is not null;

-- The end of a lesson's chain of evidence: it hands out the next number under its row's lock, and a link that is cut off at
-- the end is missed by it. After it is sealed nothing is added any more.
create table evidence_chain (
  lesson_id text primary key references lesson (id),
  last_seq integer not null default 0,
  last_hash text not null default repeat('0', 64),
  sealed_at timestamptz
);

create table evidence_event (
  lesson_id text not null references evidence_chain (lesson_id),
  seq integer not null check (seq >= 1),
  at timestamptz not null,
  kind text not null check (kind in ('ROOM_OPENED', 'STARTED', 'JOINED', 'LEFT', 'WAIT_MESSAGE', 'MATERIAL_SHOWN',
    'BOARD_SNAPSHOT', 'POLL', 'LINE_WEAK', 'EXTENDED', 'NO_SHOW', 'ENDED', 'ATTENDANCE_FIXED', 'DIARY_SENT', 'CONFIRMED')),
  actor text not null,
  actor_id text,
  data jsonb not null,
  prev_hash text not null,
  hash text not null,
  primary key (lesson_id, seq)
);

create function evidence_next_link() returns trigger language plpgsql as $$
begin
  update evidence_chain set last_seq = new.seq, last_hash = new.hash
    where lesson_id = new.lesson_id and sealed_at is null and (last_seq, last_hash) = (new.seq - 1, new.prev_hash);
  if not found then
    raise exception 'not the next link of an open chain' using errcode = 'restrict_violation', table = 'evidence_event';
  end if;
  return new;
end $$;
create trigger evidence_next_link before insert on evidence_event for each row execute function evidence_next_link();

create function evidence_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'evidence is append only' using errcode = 'restrict_violation', table = tg_table_name;
end $$;
create trigger evidence_append_only before update or delete on evidence_event
  for each row execute function evidence_append_only();
create trigger evidence_no_truncate before truncate on evidence_event
  for each statement execute function evidence_append_only();
create trigger evidence_chain_stays before delete on evidence_chain
  for each row execute function evidence_append_only();
create trigger evidence_chain_no_truncate before truncate on evidence_chain
  for each statement execute function evidence_append_only();
-- Depth 0 is a statement by hand: it can only seal, and that once. A link comes through its own trigger.
create trigger evidence_chain_follows before update on evidence_chain
  for each row when (
    pg_trigger_depth() = 0
    and not (old.sealed_at is null and (old.lesson_id, old.last_seq, old.last_hash) = (new.lesson_id, new.last_seq, new.last_hash))
  ) execute function evidence_append_only();
