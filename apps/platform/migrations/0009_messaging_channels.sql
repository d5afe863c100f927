-- What a notification is about, its place in the list, and the ways out of the portal: push and e-mail.

alter table notification
  add column kind text,
  add column group_key text,
  add column action jsonb,
  add column archived_at timestamptz,
  -- Hidden until then; a sweep brings it back as a new one.
  add column snoozed_until timestamptz,
  -- Without a number it stands in no list: its user has switched them off in the app, and it opens from a mail or a push only.
  alter column seq drop not null,
  add check (archived_at is null or snoozed_until is null);

-- Everything up to this number is read, whatever the rows say: marking all read must not write them all.
alter table notification_inbox add column read_seq integer not null default 0;
comment on column notification_inbox.total is 'Those in the list: neither archived nor snoozed.';

-- One index for each list, with and without a category, so that a page costs the same however much lies elsewhere.
create index notification_listed on notification (user_id, seq desc)
  where seq is not null and archived_at is null and snoozed_until is null;
create index notification_listed_category on notification (user_id, category, seq desc)
  where seq is not null and archived_at is null and snoozed_until is null;
create index notification_unread on notification (user_id, seq desc)
  where seq is not null and archived_at is null and snoozed_until is null and read_at is null;
create index notification_unread_category on notification (user_id, category, seq desc)
  where seq is not null and archived_at is null and snoozed_until is null and read_at is null;
create index notification_archived on notification (user_id, seq desc) where archived_at is not null;
create index notification_archived_category on notification (user_id, category, seq desc) where archived_at is not null;
create index notification_snoozed on notification (user_id, seq desc) where snoozed_until is not null;
create index notification_snoozed_category on notification (user_id, category, seq desc) where snoozed_until is not null;
-- One that came back is a new one under a new id. Under the earlier id it still opens, and holds the place it had: a reader who
-- knew it there goes on from there, and marks nothing that she has not seen.
create table notification_earlier (
  id text primary key,
  user_id text not null,
  seq integer not null,
  now_id text not null references notification (id) on update cascade on delete cascade
);
create index notification_earlier_now on notification_earlier (now_id);

create index notification_due on notification (snoozed_until) where snoozed_until is not null;

-- Only what differs from the default (NTF-9).
create table notification_switch (
  user_id text not null,
  category text not null check (category in ('ADS', 'RMD', 'CS', 'WARN', 'PROD', 'TRANS', 'GENERAL')),
  channel text not null check (channel in ('IN_APP', 'PUSH', 'EMAIL')),
  is_on boolean not null,
  primary key (user_id, category, channel),
  check (is_on or category <> 'WARN' or channel <> 'IN_APP')
);

create table notification_preference (
  user_id text primary key,
  -- Times of her zone; from 22:00 to 07:00 runs over midnight.
  quiet_from time,
  quiet_to time,
  digest text not null default 'OFF' check (digest in ('OFF', 'DAILY')),
  check ((quiet_from is null) = (quiet_to is null))
);

-- One message over one channel. Its words are those of the outbox rows it names, which are kept for as long.
create table notification_delivery (
  -- The same for every try, so that a receiver can know a repetition.
  id text primary key,
  user_id text not null,
  channel text not null check (channel in ('PUSH', 'EMAIL')),
  notification_ids text[] not null,
  -- User and moment of a digest that is still being gathered.
  digest_key text unique,
  -- When it may be tried; a worker that takes it moves this on, so that what a dead one held comes back by itself.
  due_at timestamptz not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  done_at timestamptz,
  outcome text check (outcome in ('SENT', 'NOBODY', 'GIVEN_UP')),
  check ((done_at is null) = (outcome is null))
);
create index notification_delivery_due on notification_delivery (due_at) where done_at is null;
create index notification_delivery_done on notification_delivery (done_at) where done_at is not null;

-- Mails of an installation without SMTP: the newest few, for its mailbox page.
create table mail (
  id text primary key,
  seq bigint not null generated always as identity,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null
);
create index mail_newest on mail (seq desc);

-- Made at the first start, such as the key pair that browsers know this installation by.
create table messaging_secret (
  name text primary key,
  value jsonb not null
);
