-- What became of words that should not stand there. `words_id` is a post's or a comment's.
create table community_report (
  seq bigint not null generated always as identity,
  words_id text not null,
  reporter_id text not null,
  reason text not null check (reason in ('SPAM', 'RUDE', 'PRIVACY', 'CONTACT', 'WRONG', 'COPYRIGHT', 'OTHER')),
  words text not null check (char_length(words) <= 1000),
  -- As it stood when it was reported: its author may write it anew.
  content_then text not null,
  at timestamptz not null,
  outcome text check (outcome in ('KEPT', 'REMOVED', 'DELETED')),
  outcome_reason text not null default '',
  outcome_at timestamptz,
  primary key (words_id, reporter_id),
  constraint community_report_decided check ((outcome is null) = (outcome_at is null))
);

create table community_removal (
  seq bigint primary key generated always as identity,
  words_id text not null,
  by text not null check (by in ('GROUP', 'TEAM')),
  by_id text not null,
  reason text not null check (char_length(reason) between 1 and 2000),
  at timestamptz not null,
  appeal_words text check (char_length(appeal_words) between 1 and 1000),
  appealed_at timestamptz,
  outcome text check (outcome in ('RESTORED', 'UPHELD')),
  outcome_reason text not null default '',
  outcome_at timestamptz,
  constraint community_removal_appealed check ((appeal_words is null) = (appealed_at is null)),
  constraint community_removal_decided check ((outcome is null) = (outcome_at is null) and (outcome is null or appealed_at is not null))
);
create index community_removal_last on community_removal (words_id, seq desc);
