-- Somebody whom one guardian of a child asks to be another one. She is none before she says so by the link in her letter, which is
-- made from the id.
create table guardian_invitation (
  id text primary key,
  class_id text not null references teaching_class (id) on delete cascade,
  invited_by text not null references guardian (id) on delete cascade,
  student_ids text[] not null check (cardinality(student_ids) between 1 and 20),
  -- Of the call that made it, so that a repeated one sends nothing.
  client_id uuid not null,
  name text not null,
  relation text not null check (relation in ('MOTHER', 'FATHER', 'GRANDPARENT', 'OTHER', 'SELF')),
  email text not null check (email = lower(email)),
  language text not null check (language in ('ko', 'vi')),
  state text not null check (state in ('SENT', 'JOINED', 'DECLINED', 'WITHDRAWN', 'LEFT')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Who she is since she said yes.
  guardian_id text references guardian (id) on delete cascade,
  constraint guardian_invitation_once unique (invited_by, client_id),
  constraint guardian_invitation_joined check ((guardian_id is not null) = (state in ('JOINED', 'LEFT'))),
  constraint guardian_invitation_ended check ((ended_at is not null) = (state <> 'SENT'))
);
create index guardian_invitation_of on guardian_invitation using gin (student_ids);
create index guardian_invitation_class on guardian_invitation (class_id);
create index guardian_invitation_guardian on guardian_invitation (guardian_id) where guardian_id is not null;

-- Since when the link before this one opens nothing.
alter table family_link add column renewed_at timestamptz;
