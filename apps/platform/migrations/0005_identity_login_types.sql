-- Who an account is at the providers of social sign-in. The password, the other way in, stands in app_user.

create table login_identity (
  provider text not null check (provider in ('google', 'facebook', 'zalo')),
  -- The provider's own name for the person; never the e-mail address, which can change hands.
  subject text not null,
  user_id text not null references app_user (id),
  email text,
  linked_at timestamptz not null,
  primary key (provider, subject),
  -- Removing by provider has to mean one row; it also finds the rows of an account.
  unique (user_id, provider)
);
