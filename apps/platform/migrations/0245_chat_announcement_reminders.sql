-- When a teacher last had somebody reminded of an announcement, and when the letter may leave: not in her night.
create table announcement_reminder (
  announcement_id text not null references announcement (id) on delete cascade,
  member_id text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at >= asked_at),
  -- The letter has left, or she had read it before.
  done_at timestamptz check (done_at >= asked_at),
  primary key (announcement_id, member_id)
);
create index announcement_reminder_due on announcement_reminder (due_at, announcement_id, member_id) where done_at is null;
