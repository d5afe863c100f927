-- A code that is mailed to show that a mailbox is somebody's: for one thing, about one subject, and the newest alone.
create table otp_challenge (
  id text primary key,
  purpose text not null check (purpose in ('SIGN_UP', 'CONTRACT_SIGN')),
  subject text not null,
  sent_to text not null,
  code_hash text not null,
  tries integer not null default 0,
  resends integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  constraint otp_challenge_once unique (purpose, subject)
);
create index otp_challenge_expired on otp_challenge (expires_at);

-- The code of a sign-up is one of them. Those under way ask for another one, which takes a minute.
delete from sign_up;
alter table sign_up drop column code_hash, drop column tries;
