-- What waits, or waited, for a decision of the operators, but for profiles and courses, whose own life a pick-up changes.
create table ops_item (
  queue text not null,
  id text not null,
  seq bigint generated always as identity,
  teacher_id text,
  applicant_name text,
  title text not null,
  state text not null check (state in ('WAITING', 'IN_REVIEW', 'CORRECTING', 'ACCEPTED', 'DECLINED', 'CANCELED')),
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  is_again boolean not null default false,
  reviewer_id text,
  decided_at timestamptz,
  -- Of the last decision.
  reason text,
  remarks jsonb not null default '[]',
  primary key (queue, id),
  check ((state = 'IN_REVIEW') <= (reviewer_id is not null)),
  check ((state in ('WAITING', 'IN_REVIEW')) = (decided_at is null))
);
create index ops_item_open on ops_item (queue, due_at, seq) where decided_at is null;
create index ops_item_decided on ops_item (queue, decided_at desc, seq desc) where decided_at is not null;
