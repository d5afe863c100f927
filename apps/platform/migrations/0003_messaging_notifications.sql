-- One row per user. It hands out the numbers of her notifications under its row lock, so that they become visible in the
-- order of their numbers: a watermark can then never pass one that nobody saw. It also knows the total without counting.
create table notification_inbox (
  user_id text primary key,
  last_seq integer not null,
  total integer not null check (total >= 0)
);

create table notification (
  id text primary key,
  user_id text not null,
  seq integer not null,
  category text check (category in ('ADS', 'RMD', 'CS', 'WARN', 'PROD', 'TRANS', 'GENERAL')),
  title text not null,
  content text not null,
  highlight_marks jsonb not null default '[]',
  published_at timestamptz not null,
  read_at timestamptz,
  open_detail boolean not null,
  url text
);
create unique index notification_page on notification (user_id, seq desc);

-- The newest notification that a user has seen, for each application she uses (x-msg-app).
create table notification_seen (
  user_id text not null,
  app text not null,
  seen_seq integer not null,
  primary key (user_id, app)
);

create table push_token (
  token text primary key,
  user_id text not null,
  session_id text not null,
  app text not null,
  registered_at timestamptz not null
);
create index push_token_of_user on push_token (user_id, registered_at);
create index push_token_of_session on push_token (session_id);

-- Written in the transaction of the cause; the dispatcher turns each row into one notification and one word over the socket.
create table outbox (
  id text primary key,
  seq bigint not null generated always as identity,
  -- kind, entity, version and recipient: the same fact told twice is one notification.
  dedupe_key text not null unique,
  user_id text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  dispatched_at timestamptz
);
create index outbox_waiting on outbox (seq) where dispatched_at is null;
create index outbox_sent on outbox (dispatched_at) where dispatched_at is not null;
