-- Who applies as a teacher, without an account. Her code and her phone number or e-mail say that it is she.
create table teacher_application (
  id text primary key,
  code text not null unique,
  client_id uuid not null unique,
  -- In whose name the files were sent.
  visitor_id text not null,
  status text not null check (status in ('SUBMITTED', 'IN_REVIEW', 'CORRECTION_ASKED', 'PASSED', 'REFUSED')),
  version integer not null default 1,
  full_name text not null check (char_length(full_name) between 1 and 255),
  phone text not null,
  email text not null,
  subject_ids text[] not null,
  teaching_mode text not null check (teaching_mode in ('ONLINE', 'OFFLINE', 'BOTH')),
  address text not null check (char_length(address) <= 255),
  experience text not null,
  note text not null,
  referral_code text not null,
  file_ids text[] not null,
  submitted_at timestamptz not null,
  review_due_at timestamptz not null,
  -- Of the last answer of the team.
  decided_at timestamptz,
  reason text,
  remarks jsonb not null default '[]',
  -- Of the last correction, so that the same one sent twice counts once.
  correction_id uuid,
  check ((status in ('CORRECTION_ASKED', 'PASSED', 'REFUSED')) = (decided_at is not null))
);
-- A person has one application that waits for its result.
create unique index teacher_application_phone on teacher_application (phone)
  where status in ('SUBMITTED', 'IN_REVIEW', 'CORRECTION_ASKED');
create unique index teacher_application_email on teacher_application (lower(email))
  where status in ('SUBMITTED', 'IN_REVIEW', 'CORRECTION_ASKED');

create table teacher_application_history (
  id bigint generated always as identity primary key,
  application_id text not null references teacher_application (id) on delete cascade,
  event text not null check (event in ('SUBMIT', 'PICK_UP', 'ASK_CORRECTION', 'CORRECT', 'PASS', 'REFUSE')),
  to_status text not null,
  -- Null for the applicant herself.
  actor_id text,
  reason text,
  remarks jsonb not null default '[]',
  at timestamptz not null
);
create index teacher_application_history_of on teacher_application_history (application_id, id);

-- A letter goes to an address of its own: to somebody without an account.
alter table notification_delivery
  alter column user_id drop not null,
  add column letter jsonb,
  add check ((user_id is null) = (letter is not null));
