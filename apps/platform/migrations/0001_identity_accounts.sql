-- People, their sessions, and the records of the OpenID provider.

create sequence user_code_seq start 5000001;

create table app_user (
  id text primary key,
  -- Ends with TC for a teacher (ROL-1).
  code text not null unique,
  -- NFC, lower case: two spellings of one name are one account.
  username text not null unique,
  phone text unique,
  email text unique,
  name text not null,
  avatar text,
  user_type text not null check (user_type in ('TEACHER', 'STUDENT')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DELETED')),
  profile_status text not null default 'NOT_SUBMITTED'
    check (profile_status in ('NOT_SUBMITTED', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELED')),
  time_zone text not null default 'Asia/Seoul',
  -- argon2id in its own text form; null for an account that only signs in elsewhere.
  password_hash text,
  created_at timestamptz not null,
  last_login_at timestamptz
);

-- One row for each sign-in: the family of all tokens that come from it. The id is the provider's grant id.
create table auth_session (
  id text primary key,
  user_id text not null references app_user (id),
  client_id text not null,
  device_id text,
  -- Whether the cookies outlive the browser (D3).
  remember boolean not null default true,
  -- SHA-256 of the HttpOnly half; null: not bound (security 2.3).
  bound_hash text,
  -- The provider's own session that it came from, so that leaving there ends it here.
  provider_session text,
  created_at timestamptz not null,
  -- Rotation never moves it (R04).
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('LOGOUT', 'REUSE', 'REVOKED'))
);
create index auth_session_user on auth_session (user_id) where revoked_at is null;
create index auth_session_provider on auth_session (provider_session) where revoked_at is null;

-- What the provider stores, by model and SHA-256 of its name; no token can be read back from here.
create table oidc_record (
  key text primary key,
  seq bigint generated always as identity,
  model text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  -- The refresh token that this one replaced.
  parent_key text,
  consumed_at timestamptz,
  -- Consumed because its parent was presented again after a lost answer: presenting this one later is reuse.
  replaced_at timestamptz,
  first_used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index oidc_record_grant on oidc_record (grant_id);
create index oidc_record_uid on oidc_record (uid) where uid is not null;
create index oidc_record_expires on oidc_record (expires_at);

-- Answers of the last seconds, sealed with a key that only the holder of the old token has.
create table refresh_rotation (
  token_hash text primary key,
  session_id text not null,
  created_at timestamptz not null,
  sealed text
);

-- A device that signed in before keeps its own counter, so strangers cannot lock its owner out.
create table known_device (
  user_id text not null references app_user (id),
  device_id text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_id)
);

create table login_attempt (
  account_key text not null,
  device_key text not null,
  failures integer not null,
  window_failures integer not null,
  window_started_at timestamptz not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz not null,
  primary key (account_key, device_key)
);
create index login_attempt_last on login_attempt (last_failed_at);

-- Entry to the socket, for 30 seconds and one use.
create table socket_ticket (
  ticket_hash text primary key,
  user_id text not null,
  session_id text not null,
  expires_at timestamptz not null
);

-- Keys of this installation: made once, kept with the data.
create table platform_secret (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);
