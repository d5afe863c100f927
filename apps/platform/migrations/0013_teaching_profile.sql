-- What a teacher writes about herself. Families see the snapshot of the submission that was approved last.
create table teacher_profile (
  user_id text primary key,
  draft jsonb not null,
  -- Goes up with every write of the draft.
  version integer not null check (version >= 1),
  updated_at timestamptz,
  first_approved_at timestamptz,
  published_submission_id text references profile_submission (id),
  constraint teacher_profile_published check ((first_approved_at is null) = (published_submission_id is null))
);

alter table profile_submission
  -- Tells which of two came later, whatever the clock says.
  add column seq bigint not null generated always as identity,
  -- The draft as it was handed in; never changed.
  add column snapshot jsonb,
  add column reviewer_id text,
  add column picked_up_at timestamptz,
  add constraint profile_submission_reviewer check ((reviewer_id is null) = (picked_up_at is null));

-- Submissions from before there was anything to hand in.
update profile_submission set snapshot = '{"shortIntro": "", "detailIntro": "", "introVideoUrl": "", "subjects": [],
  "currentPosition": "", "levels": [], "languages": [], "teachingMode": null, "areas": [], "permanentAddress": "",
  "personalTaxCode": "", "experiences": [], "certificates": []}';
alter table profile_submission alter column snapshot set not null;
insert into teacher_profile (user_id, draft, version, first_approved_at, published_submission_id)
  select user_id, (array_agg(snapshot order by seq desc))[1], 1, min(decided_at), (array_agg(id order by decided_at desc, seq desc))[1]
  from profile_submission where status = 'APPROVED' group by user_id;

drop index profile_submission_latest;
create index profile_submission_latest on profile_submission (user_id, seq desc);
create index profile_submission_queue on profile_submission (due_at, seq) where status = 'PENDING';
create index profile_submission_ended on profile_submission (decided_at desc, seq desc) where status <> 'PENDING';

-- What happened to a submission, one row for each step; nothing here is ever changed.
create table profile_history (
  seq bigint primary key generated always as identity,
  submission_id text not null references profile_submission (id) on delete cascade,
  event text not null check (event in ('SUBMIT', 'CANCEL', 'PICK_UP', 'RELEASE', 'APPROVE', 'REJECT')),
  to_state text not null check (to_state in ('WAITING', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'CANCELED')),
  actor_id text not null,
  at timestamptz not null
);
create index profile_history_of on profile_history (submission_id, seq);
