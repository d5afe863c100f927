-- An address from which other calendars read this one. Only the hash of its secret is kept: a copy of this table opens nothing.
create table calendar_feed (
  id text primary key,
  teacher_id text not null,
  client_id text not null,
  scope text not null check (scope in ('LESSONS', 'ALL')),
  secret_hash text not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz,
  -- A row that stays tells its reader that the address is gone for good, not mistyped.
  revoked_at timestamptz
);
create unique index calendar_feed_once on calendar_feed (teacher_id, client_id);
create index calendar_feed_open on calendar_feed (teacher_id, created_at) where revoked_at is null;

create table external_calendar (
  id text primary key,
  teacher_id text not null,
  client_id text not null,
  name text not null check (char_length(name) between 1 and 60),
  -- Whoever knows it can read the calendar behind it, so it never leaves the server.
  url text not null check (char_length(url) <= 2048),
  busy_count integer not null default 0,
  created_at timestamptz not null,
  last_fetched_at timestamptz,
  failure text,
  failures integer not null default 0,
  due_at timestamptz not null,
  lease_until timestamptz
);
create unique index external_calendar_once on external_calendar (teacher_id, client_id);
create index external_calendar_due on external_calendar (due_at);

create table busy_block (
  id text primary key,
  calendar_id text not null references external_calendar (id) on delete cascade,
  teacher_id text not null,
  title text not null check (char_length(title) <= 255),
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- What is longer is cut, so that a plain index on start_at answers "what touches this week".
  constraint busy_block_length check (end_at > start_at and end_at <= start_at + interval '24 hours')
);
create index busy_block_of_teacher on busy_block (teacher_id, start_at);
create index busy_block_of_calendar on busy_block (calendar_id);
