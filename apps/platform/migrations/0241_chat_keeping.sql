-- How one person keeps a talk in her list: on top of it, or quiet for a while, which ends by the clock.
alter table chat_member
  add column pinned_at timestamptz,
  add column muted_at timestamptz,
  add column muted_until timestamptz,
  add constraint chat_member_pinned_shown check (pinned_at is null or archived_at is null),
  add constraint chat_member_muted check (muted_until is null or (muted_at is not null and muted_until > muted_at));
create index chat_member_pinned on chat_member (member_id, pinned_at) where pinned_at is not null;
