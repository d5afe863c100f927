-- What members tell the team of a message, or of a talk as a whole (message 0). All reports of the same make one case at the desk.
create table chat_report (
  no bigint primary key generated always as identity,
  case_id text not null,
  room_id text not null references chat_room (id) on delete cascade,
  message_seq integer not null check (message_seq >= 0),
  reporter_id text not null,
  reason text not null check (reason in ('RUDE', 'SPAM', 'CONTACT', 'PRIVACY', 'OTHER')),
  words text not null default '' check (char_length(words) <= 1000),
  -- Whoever wrote it may change or delete it meanwhile.
  content_then text not null,
  at timestamptz not null,
  outcome text check (outcome in ('KEPT', 'WARNED', 'REMOVED')),
  outcome_reason text not null default '',
  outcome_at timestamptz,
  constraint chat_report_once unique (room_id, reporter_id, message_seq),
  constraint chat_report_decided check ((outcome is null) = (outcome_at is null))
);
create index chat_report_case on chat_report (case_id);

alter table ops_item drop constraint ops_item_queue_check;
alter table ops_item add constraint ops_item_queue_check
  check (queue in ('APPLICATIONS', 'PROFILES', 'COURSES', 'REVIEWS', 'POSTS', 'APPEALS', 'CHATS', 'TICKETS', 'WITHDRAWALS'));
