-- Sign-ups whose contact is not verified yet, by the provider's step that each belongs to.
create table sign_up (
  uid text primary key,
  email text not null,
  name text not null,
  username text not null,
  password_hash text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_up_expired on sign_up (expires_at);
