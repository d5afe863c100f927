-- The contract of an application that has passed. The secret of its link is made from the row and the key, and kept nowhere.
create table recruiting_secret (
  name text primary key,
  value text not null
);

create table teacher_contract (
  id text primary key,
  application_id text not null references teacher_application (id) on delete cascade,
  status text not null check (status in ('SENT', 'VIEWED', 'SIGNED', 'EXPIRED', 'VOID')),
  -- What is signed is what was sent, whatever the text and the numbers of the marketplace become.
  document jsonb not null,
  text_version text not null,
  text_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  viewed_at timestamptz,
  signed_at timestamptz,
  signer_name text,
  otp_challenge_id text,
  constraint teacher_contract_signed check (
    (status = 'SIGNED') = (signed_at is not null)
    and (signed_at is null) = (signer_name is null)
    and (signed_at is null) = (otp_challenge_id is null)
  )
);
-- One counts; those before it are void.
create unique index teacher_contract_counts on teacher_contract (application_id) where status <> 'VOID';
create index teacher_contract_due on teacher_contract (expires_at) where status in ('SENT', 'VIEWED');

create table teacher_contract_history (
  id bigint generated always as identity primary key,
  contract_id text not null references teacher_contract (id) on delete cascade,
  event text not null check (event in ('SEND', 'VIEW', 'SIGN', 'EXPIRE', 'REPLACE')),
  to_status text not null check (to_status in ('SENT', 'VIEWED', 'SIGNED', 'EXPIRED', 'VOID')),
  -- Null for the applicant herself and for the clock.
  actor_id text,
  at timestamptz not null
);
create index teacher_contract_history_of on teacher_contract_history (contract_id, id);

-- Whose account came of it, or was there before.
alter table teacher_application add column user_id text;
