-- That a lesson is recorded is a part of what it leaves behind.
alter table evidence_event drop constraint evidence_event_kind_check;
alter table evidence_event add constraint evidence_event_kind_check check (kind in ('ROOM_OPENED', 'STARTED', 'WAITED', 'TURNED',
  'JOINED', 'LEFT', 'RECOVERED', 'WAIT_MESSAGE', 'MATERIAL_SHOWN', 'BOARD_SNAPSHOT', 'POLL', 'RECORDING_STARTED', 'RECORDING_ENDED',
  'LINE_WEAK', 'EXTENDED', 'NO_SHOW', 'ENDED', 'ATTENDANCE_FIXED', 'DIARY_SENT', 'CONFIRMED'));

-- Whether a child may be recorded in a class, as each of its guardians has said.
create table live_recording_consent (
  class_id text not null references teaching_class (id) on delete cascade,
  student_id text not null,
  guardian_id text not null,
  may boolean not null,
  said_at timestamptz not null,
  primary key (class_id, student_id, guardian_id),
  -- Whoever is the child's guardian no more has said nothing.
  foreign key (student_id, guardian_id) references student_guardian (student_id, guardian_id) on delete cascade
);
create index live_recording_consent_of on live_recording_consent (student_id, guardian_id);

-- The row comes before the recording and is never deleted, so that whatever is recorded or stored is found by it.
create table live_recording (
  id text primary key,
  lesson_id text not null references lesson (id),
  state text not null check (state in ('RUNNING', 'SAVING', 'READY', 'FAILED', 'ERASED')),
  object_key text not null unique,
  -- Its name at the media server, once that has answered.
  egress_id text,
  started_at timestamptz not null,
  ended_at timestamptz,
  seconds integer check (seconds >= 0),
  bytes bigint check (bytes >= 0),
  erased_at timestamptz,
  -- The media server does nothing for it any more.
  is_settled boolean not null default false,
  -- Of what is failed or erased: nothing lies in the store any more.
  is_gone boolean not null default false,
  check ((state = 'RUNNING') = (ended_at is null)),
  check ((state = 'ERASED') = (erased_at is not null))
);
create unique index live_recording_running on live_recording (lesson_id) where state = 'RUNNING';
create index live_recording_lesson on live_recording (lesson_id);
create index live_recording_unsettled on live_recording (started_at) where not is_settled;
create index live_recording_stored on live_recording (started_at) where state in ('FAILED', 'ERASED') and not is_gone;
create index live_recording_kept on live_recording (started_at) where state in ('SAVING', 'READY');
